import { describe, expect, it } from 'vitest';
import { isBilingual, isUnique } from '../testing/checks.ts';
import { crops } from './crops.ts';
import type { CropAdvice, FieldFacts } from './field-advice.ts';
import { cropsPricedByListings, recommendCrops } from './recommend-crops.ts';

const first = (facts: FieldFacts, count = 3) =>
  recommendCrops(facts)
    .slice(0, count)
    .map(({ crop }) => crop);
const adviceOn = (
  crop: string,
  facts: FieldFacts,
  prices?: Parameters<typeof recommendCrops>[1],
) => {
  const found = recommendCrops(facts, prices).find((one) => one.crop === crop);
  if (!found) throw new Error(`no advice on ${crop}`);
  return found;
};
const about = (advice: CropAdvice, what: string) =>
  advice.reasons.find((reason) => reason.about === what);
const punjab = { state: 'Punjab', season: 'rabi', water: 'assured' } as const;

describe('the ranking', () => {
  it.each<[string, FieldFacts, string]>([
    ['wheat in Punjab with water', punjab, 'wheat'],
    ['rice in West Bengal in the rains', { state: 'West Bengal', season: 'kharif' }, 'rice'],
    [
      'bajra in western Rajasthan on rain alone',
      { state: 'Rajasthan', district: 'Barmer', season: 'kharif', water: 'rain' },
      'bajra',
    ],
    ['coconut in Kerala', { state: 'Kerala', season: 'kharif', water: 'rain' }, 'coconut'],
    [
      'cotton on the black soil of Vidarbha',
      { state: 'Maharashtra', district: 'Yavatmal', season: 'kharif', water: 'rain' },
      'cotton',
    ],
    [
      'gram on the black soil of Malwa',
      { state: 'Madhya Pradesh', district: 'Ujjain', season: 'rabi', water: 'rain' },
      'chickpea',
    ],
    ['barley in Ladakh', { state: 'Ladakh', season: 'kharif', water: 'some' }, 'barley'],
    ['apple in Himachal', { state: 'Himachal Pradesh', season: 'rabi', water: 'some' }, 'apple'],
    ['tea in Assam', { state: 'Assam', season: 'kharif', water: 'rain' }, 'tea'],
  ])('%s is among the first three', (_, facts, crop) => {
    expect(first(facts)).toContain(crop);
  });

  it('nothing of the tropics is advised in Ladakh', () => {
    const tropical = [
      'coconut',
      'banana',
      'rice',
      'cotton',
      'mango',
      'arecanut',
      'coffee',
      'bajra',
    ];
    for (const season of ['kharif', 'rabi', 'zaid'] as const) {
      for (const { crop, score } of recommendCrops({ state: 'Ladakh', season, water: 'assured' })) {
        if (tropical.includes(crop)) expect(score, crop).toBeLessThan(0.25);
      }
    }
  });

  it('a crop of another season comes after all others, with its own months as the reason', () => {
    const all = recommendCrops(punjab);
    const bajra = adviceOn('bajra', punjab);
    expect(bajra.score).toBeLessThan(0.25);
    expect(bajra.reasons[0]).toEqual({
      about: 'season',
      isFor: false,
      text: {
        en: 'Not sown in rabi: its months are June and July.',
        hi: 'रबी में नहीं बोई जाती: इसके महीने जून और जुलाई हैं।',
      },
    });
    const firstExcluded = all.findIndex(
      ({ reasons }) => about({ ...bajra, reasons }, 'season')?.isFor === false,
    );
    expect(all.slice(firstExcluded).every(({ score }) => score < 0.25)).toBe(true);
  });

  it('paddy on rain alone in the desert is ruled out, with the figures', () => {
    const facts = {
      state: 'Rajasthan',
      district: 'Barmer',
      season: 'kharif',
      water: 'rain',
    } as const;
    expect(adviceOn('rice', facts).reasons[0]?.text.en).toBe(
      'Needs about 1200 mm of water; rain alone gives about 220 mm.',
    );
    expect(adviceOn('rice', facts).score).toBeLessThan(0.25);
  });

  it('a coconut is ruled out by the winter of Punjab, and an apple by the one of Kerala', () => {
    const kharif = { season: 'kharif', water: 'assured' } as const;
    expect(adviceOn('coconut', { ...kharif, state: 'Punjab' }).reasons[0]?.text.en).toBe(
      'The winter of Punjab is about 16 °C on average; it suffers below 20 °C.',
    );
    const inKerala = { ...kharif, state: 'Kerala', season: 'rabi' } as const;
    expect(adviceOn('apple', inKerala).reasons[0]?.text.en).toBe(
      'The winter of Kerala is about 27 °C on average; it needs a cold one, below 13 °C.',
    );
    expect(adviceOn('apple', inKerala).score).toBeLessThan(0.25);
  });

  it('is the same for the same facts, and has each crop once', () => {
    expect(recommendCrops(punjab)).toEqual(recommendCrops(punjab));
    const ids = recommendCrops(punjab).map(({ crop }) => crop);
    expect(isUnique(ids)).toBe(true);
    expect(ids).toHaveLength(crops.length);
  });

  it('the score of wheat in Punjab is the mean that the rule states', () => {
    // Unknown 2 x 0.5, season 2, state 3 (first of the list), water 2, temperature and pH 1 (usual), soil 1.
    const ph = 1 - (7.7 - 7.5) / 1.5;
    const mean = (2 * 0.5 + 2 + 3 + 2 + 1 + ph + 1) / (2 + 2 + 3 + 2 + 1 + 1 + 1);
    expect(adviceOn('wheat', punjab).score).toBeCloseTo(mean, 3);
  });
});

describe('the evidence', () => {
  it('what is not known neither helps nor harms: an unknown state changes nothing', () => {
    const facts = { ph: 7, season: 'rabi' } as const;
    expect(recommendCrops({ ...facts, state: 'Atlantis', district: 'Poseidonis' })).toEqual(
      recommendCrops(facts),
    );
  });

  it('a pH that suits a crop better never lowers its score', () => {
    const values = [3, 4, 5, 6, 7, 8, 9, 10];
    const rankings = values.map((ph) => recommendCrops({ ...punjab, ph }));
    for (const { id, ph } of crops) {
      const outside = (value: number) => Math.max(ph[0] - value, value - ph[1], 0);
      const scores = rankings
        .map((all, at) => ({
          outside: outside(values[at] ?? 0),
          score: all.find(({ crop }) => crop === id)?.score ?? 0,
        }))
        .toSorted((one, other) => other.outside - one.outside || one.score - other.score)
        .map(({ score }) => score);
      expect(scores, id).toEqual(scores.toSorted((one, other) => one - other));
    }
  });

  it('more water never lowers a score', () => {
    const rankings = (['rain', 'some', 'assured'] as const).map((water) =>
      recommendCrops({ state: 'Bihar', season: 'kharif', water }),
    );
    for (const { id } of crops) {
      const scores = rankings.map((all) => all.find(({ crop }) => crop === id)?.score ?? 0);
      expect(scores, id).toEqual(scores.toSorted((one, other) => one - other));
    }
  });

  it('scores stay between 0 and 1 and reasons are sentences in both languages, whatever is known', () => {
    const extremes: FieldFacts[] = [
      { n: 0, p: 0, k: 0, organicCarbon: 0, ph: 0, rainfall: 0, temperature: -20, humidity: 0 },
      { n: 1000, p: 1000, k: 1000, ph: 14, rainfall: 15000, temperature: 60, humidity: 100 },
      { n: 300, organicCarbon: 0.6, ph: 6.5, rainfall: 600, temperature: 25, water: 'rain' },
      { state: 'Goa', water: 'some' },
      {},
    ];
    for (const season of [undefined, 'kharif', 'rabi', 'zaid'] as const) {
      for (const facts of extremes) {
        for (const { score, reasons, sowingMonths } of recommendCrops({ ...facts, season })) {
          expect(score >= 0 && score <= 1).toBe(true);
          expect(sowingMonths.length).toBeGreaterThan(0);
          for (const { text } of reasons) {
            expect(isBilingual(text), text.en).toBe(true);
            expect(text.en).not.toMatch(/undefined|NaN/);
            expect(text.hi).not.toMatch(/undefined|NaN/);
          }
        }
      }
    }
  });

  it('measured values speak with their figures, usual ones say that they are usual', () => {
    expect(about(adviceOn('wheat', { ...punjab, ph: 9 }), 'ph')?.text.en).toBe(
      'pH 9 is far from what suits it: 6 to 7.5.',
    );
    expect(about(adviceOn('wheat', punjab), 'ph')?.text.en).toBe(
      'A pH of about 7.7, usual here, is close to what suits it: 6 to 7.5.',
    );
    expect(about(adviceOn('wheat', { ...punjab, n: 210 }), 'n')).toEqual({
      about: 'n',
      isFor: false,
      text: {
        en: 'Nitrogen is low (210 kg/ha); it needs much, 120 kg/ha.',
        hi: 'नाइट्रोजन कम है (210 किग्रा/हेक्टेयर); इसे ज्यादा चाहिए, 120 किग्रा/हेक्टेयर।',
      },
    });
    expect(about(adviceOn('chickpea', { ...punjab, organicCarbon: 0.4 }), 'n')?.isFor).toBe(true);
  });
});

describe('the gross', () => {
  it('is the usual yield at the support price', () => {
    expect(adviceOn('wheat', punjab)).toMatchObject({
      price: { perQuintal: 2585, kind: 'msp', listings: 0, season: '2026-27' },
      yieldPerAcre: 14,
      grossPerAcre: 36_200,
    });
    expect(adviceOn('rice', punjab).price?.perQuintal).toBe(2441);
  });

  it('is at the median of the listings where there is no support price, else unknown', () => {
    const prices = new Map([['onion', { perQuintal: 1800, listings: 4 }]]);
    expect(adviceOn('onion', punjab, { prices })).toMatchObject({
      price: { perQuintal: 1800, kind: 'listings', listings: 4, season: null },
      grossPerAcre: 126_000,
    });
    expect(adviceOn('onion', punjab)).toMatchObject({ price: null, grossPerAcre: null });
    expect(adviceOn('mango', punjab)).toMatchObject({ yieldPerAcre: null, grossPerAcre: null });
    expect(cropsPricedByListings).toContain('onion');
    expect(cropsPricedByListings).not.toContain('wheat');
  });
});
