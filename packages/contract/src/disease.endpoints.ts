import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { maxPictureBytes } from './limits.ts';

const Part = z.object({ text: z.string().check(z.describe('JSON text with Disease and Cure')) });
const Content = z.object({
  parts: z.array(Part).check(z.describe('One part')),
});
const Candidate = z.object({
  content: Content.check(z.describe('The answer as the AI service words it')),
});

export const predictDisease = defineEndpoint({
  name: 'predictDisease',
  resource: 'disease',
  method: 'POST',
  path: '/upload',
  access: 'authenticated',
  summary: 'Predicts the disease of a plant in a picture.',
  files: { field: 'image', min: 1, max: 1, maxBytes: maxPictureBytes },
  replies: {
    200: z.object({
      candidates: z
        .array(Candidate)
        .check(z.describe('One answer, in the shape of the AI service')),
    }),
  },
  errors: [401, 422],
});
