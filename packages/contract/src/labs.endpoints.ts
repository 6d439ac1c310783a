import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { Position, person, reply, text } from './fields.ts';

export const Lab = z.object({
  id: text('Names the laboratory'),
  name: text('What it is called'),
  type: text('What kind of place it is'),
  district: text('District that it lies in'),
  state: text('State or union territory, in English'),
  phone: z.nullable(z.string()).check(z.describe('Telephone, null if unknown')),
  distanceKm: z
    .nullable(z.number())
    .check(z.describe('Approximate straight-line distance in kilometres; null without a position')),
  certainty: z.string().check(z.describe('How sure the entry is, in the words of the source')),
});

export const listLabs = defineEndpoint({
  name: 'listLabs',
  resource: 'labs',
  method: 'GET',
  path: '/api/v1/labs',
  access: 'anyone',
  summary: 'Soil laboratories and Krishi Vigyan Kendras, nearest first.',
  query: z.union([
    Position,
    z.strictObject({ pin: person.postalCode }),
    z.strictObject({ state: person.state }),
  ]),
  replies: { 200: reply(z.array(Lab)) },
  errors: [],
});
