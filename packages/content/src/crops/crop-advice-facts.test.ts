import { describe, expect, it } from 'vitest';
import { loadDistricts } from '../places/districts.ts';
import { stateSlugs } from '../state-slugs.ts';
import { isBilingual, isUnique } from '../testing/checks.ts';
import { cropNames } from './crop-names.ts';
import { crops, findCrop } from './crops.ts';
import type { SoilRating } from './field-advice.ts';
import { findPlace } from './field-place.ts';
import { grownInParts, grownInStates } from './grown-in.ts';
import { nutrientBags } from './nutrient-bags.ts';
import { rateSoil, ratingNames, ratingScales } from './soil-ratings.ts';
import { seasonAt, sowingMonthsIn, sowingSeasons } from './sowing-seasons.ts';
import { stateParts } from './state-parts.ts';
import { climatesOfParts, climatesOfStates } from './usual-climates.ts';
import { soilKindNames, soilsOfParts, soilsOfStates } from './usual-soils.ts';
import { usualYields } from './usual-yields.ts';

const cropOf = (id: string) => {
  const found = findCrop(id);
  if (!found) throw new Error(`no crop ${id}`);
  return found;
};

describe('the parts of states', () => {
  it('name districts of their state, each in one part only', async () => {
    for (const { id, state, districts } of stateParts) {
      const known = (await loadDistricts(state)).map(({ en }) => en);
      for (const district of districts) expect(known, id).toContain(district);
    }
    const all = stateParts.flatMap(({ state, districts }) =>
      districts.map((one) => `${state} ${one}`),
    );
    expect(isUnique(all)).toBe(true);
    expect(isUnique(stateParts.map(({ id }) => id))).toBe(true);
  });

  it('have a soil, climate or crops of their own', () => {
    for (const { id, name } of stateParts) {
      expect(isBilingual(name), id).toBe(true);
      expect(id in soilsOfParts || id in climatesOfParts || id in grownInParts, id).toBe(true);
    }
  });

  it('a district without a part has what is usual in its state, in any spelling of the case', () => {
    expect(findPlace('rajasthan ', 'BARMER')?.name.en).toBe('western Rajasthan');
    expect(findPlace('Rajasthan', 'Jaipur')?.soil).toEqual(soilsOfStates.rajasthan);
    expect(findPlace('Rajasthan')?.name.hi).toBe('राजस्थान');
    expect(findPlace('Narnia')).toBeUndefined();
  });
});

describe('what is usual', () => {
  it('is known of every state', () => {
    for (const slug of stateSlugs) {
      expect(grownInStates[slug].length, slug).toBeGreaterThan(5);
      expect(isUnique(grownInStates[slug]), slug).toBe(true);
      expect(soilsOfStates[slug], slug).toBeDefined();
      expect(climatesOfStates[slug], slug).toBeDefined();
    }
  });

  it('lies in the ranges of India', () => {
    for (const soil of [...Object.values(soilsOfStates), ...Object.values(soilsOfParts)]) {
      expect(soil.ph >= 4.5 && soil.ph <= 8.5, String(soil.ph)).toBe(true);
      expect(soilKindNames[soil.kind]).toBeDefined();
    }
    for (const climate of [...Object.values(climatesOfStates), ...Object.values(climatesOfParts)]) {
      for (const { rain, temperature } of Object.values(climate)) {
        expect(rain >= 0 && rain <= 3500, String(rain)).toBe(true);
        expect(temperature >= -5 && temperature <= 34, String(temperature)).toBe(true);
      }
    }
  });

  it('every state that the crops name as a main one is among the crops of that state', () => {
    for (const { id, states } of crops) {
      for (const state of states) expect(grownInStates[state], `${id} in ${state}`).toContain(id);
    }
  });

  it('lists of parts have each crop once', () => {
    for (const [id, list] of Object.entries(grownInParts)) expect(isUnique(list), id).toBe(true);
  });

  it('yields are of known crops, and of no tree', () => {
    for (const [id, quintals] of Object.entries(usualYields)) {
      expect(id in cropNames, id).toBe(true);
      expect(quintals > 1 && quintals <= 400, id).toBe(true);
      const { dose, seasons } = cropOf(id);
      if (seasons.includes('perennial')) expect(dose.unit).toMatch(/^(kg\/ha|g\/plant)$/);
    }
  });
});

describe('the seasons of sowing', () => {
  it('every crop is sown in one at least', () => {
    for (const crop of crops) {
      const months = sowingSeasons.flatMap((season) => sowingMonthsIn(crop, season));
      expect(months.length, crop.id).toBeGreaterThan(0);
    }
  });

  it('a crop of a season has months in it', () => {
    for (const crop of crops) {
      for (const [season, own] of [
        ['kharif', 'kharif'],
        ['rabi', 'rabi'],
        ['zaid', 'summer'],
      ] as const) {
        if (crop.seasons.includes(own))
          expect(sowingMonthsIn(crop, season), `${crop.id} ${season}`).not.toEqual([]);
      }
    }
  });

  it('paddy is sown in rabi in the south alone, and wheat in May in Ladakh alone', () => {
    expect(sowingMonthsIn(cropOf('rice'), 'rabi')).toEqual([]);
    expect(sowingMonthsIn(cropOf('rice'), 'rabi', 'tamil-nadu')).toEqual([11, 12]);
    expect(sowingMonthsIn(cropOf('wheat'), 'kharif', 'ladakh')).toEqual([5]);
    expect(sowingMonthsIn(cropOf('wheat'), 'kharif', 'punjab')).toEqual([]);
  });

  it('June is kharif, November rabi, February zaid', () => {
    expect([6, 11, 2].map(seasonAt)).toEqual(['kharif', 'rabi', 'zaid']);
  });
});

describe('the soil ratings', () => {
  it('have the limits of the practice facts, which are medium themselves', () => {
    expect(ratingScales.map(({ of, low, high }) => [of, low, high])).toEqual([
      ['n', 280, 560],
      ['p', 10, 25],
      ['k', 120, 280],
      ['organicCarbon', 0.5, 0.75],
    ]);
    expect([279, 280, 560, 561].map((n) => rateSoil('n', n))).toEqual([
      ...['low', 'medium', 'medium', 'high'],
    ]);
    for (const name of Object.values(ratingNames)) expect(isBilingual(name)).toBe(true);
  });
});

describe('the bags', () => {
  const bagsOf = (id: string, n: SoilRating, p: SoilRating, k: SoilRating) =>
    nutrientBags(cropOf(id), { n, p, k });

  it('of wheat on medium soil: 120-60-40 kg/ha are 1 bag of DAP, 2 of urea, half a bag of MOP', () => {
    // 48.6 kg N, 24.3 kg P2O5, 16.2 kg K2O an acre; the DAP brings 9 kg N, 39.6 / 20.7 are 1.9 bags.
    expect(bagsOf('wheat', 'medium', 'medium', 'medium')).toEqual({
      n: 48.6,
      p2o5: 24.3,
      k2o: 16.2,
      bags: { urea: 2, dap: 1, mop: 0.5 },
    });
  });

  it('low soil gets a quarter more and high soil a quarter less', () => {
    expect(bagsOf('wheat', 'low', 'high', 'low')).toMatchObject({ n: 60.7, p2o5: 18.2, k2o: 20.2 });
  });

  it('gram gets no urea where its DAP brings the nitrogen', () => {
    expect(bagsOf('chickpea', 'medium', 'medium', 'unknown')?.bags).toMatchObject({
      urea: 0,
      dap: 1,
    });
  });

  it('a dose for a tree is not made into bags an acre', () => {
    expect(bagsOf('mango', 'low', 'low', 'low')).toBeNull();
    expect(bagsOf('banana', 'low', 'low', 'low')).toBeNull();
  });
});
