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
    organicCarbon: measure(
      0,
      20,
      'Organic carbon of the soil, per cent; rates nitrogen without `n`',
    ),
    ph: measure(0, 14, 'pH of the soil'),
    rainfall: measure(0, 15_000, 'Rain of the season, mm'),
    temperature: measure(-20, 60, 'Mean temperature of the season, °C'),
    humidity: measure(0, 100, 'Mean relative humidity of the season, per cent'),
    state: z.optional(line(1, 60)).check(z.describe('State or union territory, in English')),
    district: z
      .optional(line(1, 60))
      .check(
        z.describe('District, in English; its usual soil stands in for what was not measured'),
      ),
    season: z.optional(z.enum(['kharif', 'rabi', 'zaid'])).check(z.describe('Season of sowing')),
    water: z
      .optional(z.enum(['rain', 'some', 'assured']))
      .check(z.describe('Water of the field: rain only, a few irrigations, or as much as needed')),
  })
  .check(
    z.refine((facts) => Object.values(facts).filter((fact) => fact !== undefined).length >= 2, {
      params: { code: 'too_few_facts' },
    }),
  );
export type FieldFacts = z.infer<typeof FieldFacts>;

const bilingual = z.object({ en: text('In English'), hi: text('In Hindi') });

const reason = z.object({
  about: z
    .enum([
      ...(['season', 'state', 'soil', 'ph', 'n', 'p', 'k'] as const),
      ...(['rainfall', 'temperature', 'humidity', 'water'] as const),
    ])
    .check(z.describe('What the reason is about')),
  isFor: z.boolean().check(z.describe('Whether it speaks for the crop')),
  text: bilingual.check(z.describe('The reason as a sentence, with the figures compared')),
});

const bags = z.object({
  urea: z.number().check(z.describe('Bags of 45 kg urea an acre')),
  dap: z.number().check(z.describe('Bags of 50 kg DAP an acre')),
  mop: z.number().check(z.describe('Bags of 50 kg MOP an acre')),
});

const nutrients = z.object({
  n: z.number().check(z.describe('Nitrogen, kg an acre')),
  p2o5: z.number().check(z.describe('Phosphate, kg an acre')),
  k2o: z.number().check(z.describe('Potash, kg an acre')),
  bags: bags.check(z.describe('The same in bags, to the quarter bag')),
});

const price = z.object({
  perQuintal: z.number().check(z.describe('Rupees for 100 kg')),
  kind: z
    .enum(['msp', 'listings'])
    .check(z.describe('Support price, or the median of the listings here')),
  listings: z.int().check(z.describe('Listings that the median was taken from; 0 for MSP')),
  season: z.nullable(z.string()).check(z.describe('Marketing season of the support price')),
});

/** How well one crop suits a field. */
export const CropAdvice = z.object({
  crop: text('Id of the crop in the content'),
  name: bilingual.check(z.describe('Name of the crop')),
  score: z.number().check(z.gte(0), z.lte(1), z.describe('Suitability, 0 to 1')),
  reasons: z.array(reason).check(z.describe('Reasons for and against, the strongest first')),
  sowingMonths: z
    .array(z.int().check(z.gte(1), z.lte(12)))
    .check(z.describe('Months of sowing or planting, January is 1')),
  waterNeed: z.number().check(z.describe('Water that the crop needs, mm')),
  price: z
    .nullable(price)
    .check(z.describe('Null where neither MSP nor enough listings are known')),
  yieldPerAcre: z
    .nullable(z.number())
    .check(z.describe('Usual yield, quintals an acre; null where none is known')),
  grossPerAcre: z
    .nullable(z.number())
    .check(z.describe('`yieldPerAcre` at `price`, rupees; costs are not taken off')),
  nutrients: z
    .nullable(nutrients)
    .check(z.describe('General dose fitted to the soil rating; null for doses a tree or plant')),
  ratings: z
    .object({
      n: z.enum(['low', 'medium', 'high', 'unknown']).check(z.describe('Nitrogen')),
      p: z.enum(['low', 'medium', 'high', 'unknown']).check(z.describe('Phosphorus')),
      k: z.enum(['low', 'medium', 'high', 'unknown']).check(z.describe('Potassium')),
    })
    .check(z.describe('Rating of the soil that the nutrients were fitted to')),
});
export type CropAdvice = z.infer<typeof CropAdvice>;
