import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { Position, person, reply, typedInteger } from './fields.ts';
import { LabList } from './labs.schema.ts';

const limit = z
  .optional(typedInteger(1, 200))
  .check(z.describe('Most laboratories, 1 to 200; 20 by default, all of a state'));

export const listLabs = defineEndpoint({
  name: 'listLabs',
  resource: 'labs',
  method: 'GET',
  path: '/api/v1/labs',
  access: 'anyone',
  summary: 'Soil laboratories and Krishi Vigyan Kendras, nearest first.',
  query: z.union([
    z.extend(Position, { limit }),
    z.strictObject({ pin: person.postalCode, limit }),
    z.strictObject({ state: person.state, limit }),
  ]),
  replies: { 200: reply(LabList) },
  errors: [404],
});
