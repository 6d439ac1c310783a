import * as z from 'zod/mini';
import { defineCall } from './call.ts';

const Part = z.object({ text: z.string().check(z.describe('JSON text with Disease and Cure')) });

export const predictDisease = defineCall({
  name: 'predictDisease',
  resource: 'disease',
  method: 'POST',
  path: '/upload',
  access: 'person',
  summary: 'Says what a plant in a picture may suffer from.',
  files: { field: 'image', min: 1, max: 1, maxBytes: 10_000_000 },
  replies: {
    200: z.object({
      candidates: z.array(z.object({ content: z.object({ parts: z.array(Part) }) })),
    }),
  },
  errors: [401, 422],
});
