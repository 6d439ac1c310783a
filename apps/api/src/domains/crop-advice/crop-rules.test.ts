import type {
  CropAdvice as RulesAdvice,
  FieldFacts as RulesFacts,
} from '@upaj/content/crops/field-advice';
import { recommendCrops } from '@upaj/content/crops/recommend-crops';
import { stateSlugs } from '@upaj/content/state-slugs';
import { states } from '@upaj/content/states';
import { CropAdvice, FieldFacts } from '@upaj/contract/crop-advice.schema';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';

const tenths = (from: number, to: number) =>
  fc.integer({ min: from * 10, max: to * 10 }).map((value) => value / 10);

const facts = fc.record(
  {
    n: tenths(0, 1000),
    p: tenths(0, 1000),
    k: tenths(0, 1000),
    organicCarbon: tenths(0, 20),
    ph: tenths(0, 14),
    rainfall: tenths(0, 15_000),
    temperature: tenths(-20, 60),
    humidity: tenths(0, 100),
    state: fc.constantFrom(...states.map(({ en }) => en)),
    district: fc.constantFrom('Barmer', 'Yavatmal', 'Kutch', 'nowhere'),
    season: fc.constantFrom('kharif' as const, 'rabi' as const, 'zaid' as const),
    water: fc.constantFrom('rain' as const, 'some' as const, 'assured' as const),
  },
  { requiredKeys: ['season', 'ph'] },
);

describe('the rules of the content', () => {
  it('take and return what the contract promises', () => {
    expectTypeOf<FieldFacts>().toExtend<RulesFacts>();
    expectTypeOf<RulesFacts>().toExtend<FieldFacts>();
    expectTypeOf<RulesAdvice>().toExtend<CropAdvice>();
    expectTypeOf<CropAdvice>().toExtend<RulesAdvice>();
    expect(states).toHaveLength(stateSlugs.length);
  });

  it('answer every field with all crops, as the contract describes them, best first', () => {
    const Advices = z.array(CropAdvice);
    fc.assert(
      fc.property(facts, (field) => {
        expect(z.safeParse(FieldFacts, field).success).toBe(true);
        const advice = recommendCrops(field);
        expect(z.safeParse(Advices, advice).error?.issues).toBeUndefined();
        const scores = advice.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      }),
      { numRuns: 60 },
    );
  });
});
