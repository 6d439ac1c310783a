import * as z from 'zod/mini';
import { text } from './fields.ts';

/** A place that tests soil or tells where to have it tested. */
export const Lab = z.object({
  id: text('Names the laboratory, unique in India'),
  name: text('What it is called'),
  kind: z
    .enum(['kvk', 'government', 'mobile', 'university', 'icar', 'private'])
    .check(z.describe('What kind of place it is; `kvk` is a Krishi Vigyan Kendra')),
  address: text('Street or village, may be empty'),
  district: text('District that it lies in'),
  state: text('State or union territory, in English'),
  pin: z.nullable(z.string()).check(z.describe('PIN code, null if unknown')),
  phone: z.nullable(z.string()).check(z.describe('Telephone of the office, null if unknown')),
  lat: z.number().check(z.describe('Degrees north, approximate')),
  lon: z.number().check(z.describe('Degrees east, approximate')),
  pointOf: z
    .enum(['listed', 'place', 'pin code', 'district'])
    .check(z.describe('What the position belongs to, from the most to the least precise')),
  distanceKm: z
    .nullable(z.number())
    .check(z.describe('Approximate straight-line distance in kilometres; null without a position')),
  certainty: z
    .enum(['source read', 'portal host seen', 'computed', 'memory', 'unverified'])
    .check(z.describe('How sure the entry is')),
  source: text('Where the entry comes from, in English'),
});
export type Lab = z.infer<typeof Lab>;

/** Laboratories for a position, a PIN code or a state. */
export const LabList = z.object({
  labs: z.array(Lab).check(z.describe('Nearest first, or by district and name in a state')),
  total: z.int().check(z.describe('Laboratories that the list was taken from, counted')),
  origin: z
    .nullable(
      z.object({
        name: text('District or state that was searched from, in English; empty for a position'),
        lat: z.number().check(z.describe('Degrees north')),
        lon: z.number().check(z.describe('Degrees east')),
        pointOf: z
          .enum(['position', 'pin code', 'area', 'district', 'state'])
          .check(
            z.describe(
              'What the distances are measured from, from the most to the least precise: the position, the PIN code itself (good to about 10 km), PIN codes that begin alike (50 km), those of its district, the middle of its state',
            ),
          ),
      }),
    )
    .check(z.describe('Where the distances begin; null for a state')),
  tiles: z
    .nullable(
      z.object({
        url: text('Address of a map tile with {z}, {x} and {y}'),
        attribution: text('To be shown on the map'),
      }),
    )
    .check(z.describe('Background of the map; null when it is turned off')),
});
export type LabList = z.infer<typeof LabList>;
