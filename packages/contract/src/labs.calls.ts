import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { line, reply } from './fields.ts';

const degrees = z.string().check(z.regex(/^-?\d{1,3}(\.\d+)?$/));

export const Lab = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  district: z.string(),
  state: z.string(),
  phone: z.nullable(z.string()),
  distanceKm: z.nullable(z.number().check(z.describe('Kilometres as the crow flies, approximate'))),
  certainty: z.string().check(z.describe('How sure the entry is, in the words of the source')),
});

export const listLabs = defineCall({
  name: 'listLabs',
  resource: 'labs',
  method: 'GET',
  path: '/api/v1/labs',
  access: 'anyone',
  summary: 'Soil laboratories and Krishi Vigyan Kendras, nearest first.',
  query: z.union([
    z.strictObject({ lat: degrees, lon: degrees }),
    z.strictObject({ pin: z.string().check(z.regex(/^[1-9]\d{5}$/)) }),
    z.strictObject({ state: line(1, 60) }),
  ]),
  replies: { 200: reply(z.array(Lab)) },
  errors: [],
});
