import * as z from 'zod/mini';
import { CropAdvice, FieldFacts } from './crop-advice.schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { reply } from './fields.ts';

export const recommendCrops = defineEndpoint({
  resource: 'crop-advice',
  name: 'recommendCrops',
  method: 'POST',
  path: '/api/v1/crop-recommendation',
  access: 'anyone',
  summary: 'Ranks crops for a field, with the reasons.',
  body: FieldFacts,
  replies: { 200: reply(z.array(CropAdvice)) },
  errors: [],
});
