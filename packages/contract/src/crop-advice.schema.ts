import * as z from 'zod/mini';
import { decimal, line, text } from './fields.ts';

const measure = (min: number, max: number, description: string) =>
  z.optional(decimal(min, max, 3)).check(z.describe(description));

/** Measurements of a field; every one is optional, at least two are needed. */
export const FieldFacts = z
  .strictObject({
    n: measure(0, 1000, 'Nitrogen that plants can take up, kg a hectare'),
    p: measure(0, 1000, 'Phosphorus that plants can take up, kg a hectare'),
    k: measure(0, 1000, 'Potassium that plants can take up, kg a hectare'),
    ph: measure(0, 14, 'pH of the soil'),
    rainfall: measure(0, 15_000, 'Rain of the season, mm'),
    temperature: measure(-20, 60, 'Mean temperature of the season, °C'),
    humidity: measure(0, 100, 'Mean relative humidity of the season, per cent'),
    state: z.optional(line(1, 60)).check(z.describe('State or union territory, in English')),
    season: z.optional(z.enum(['kharif', 'rabi', 'zaid'])).check(z.describe('Season of sowing')),
  })
  .check(
    z.refine((facts) => Object.values(facts).filter((fact) => fact !== undefined).length >= 2, {
      params: { code: 'too_few_facts' },
    }),
  );

/** How well one crop suits a field. */
export const CropAdvice = z.object({
  crop: text('Name of the crop, in English'),
  score: z.number().check(z.gte(0), z.lte(1), z.describe('Suitability, 0 to 1')),
  reasons: z.array(z.string()).check(z.describe('Reasons, the strongest first')),
  msp: z
    .nullable(z.number())
    .check(z.describe('Support price in rupees a quintal, null where there is none')),
});
