import { describe, expect, it } from 'vitest';
import type { CategoryName } from '../categories.ts';
import { isBilingual, isUnique } from '../testing/checks.ts';
import { compareToMsp, findMsp } from './find-msp.ts';
import { mspTable } from './msp.ts';
import { announcedOnText, seasonLabels } from './msp-entry.ts';
import { cropWords, remarks } from './msp-words.ts';

const crop = (name: string, category: CategoryName = 'Crops') => findMsp(name, category)?.msp.crop;

describe('the table of support prices', () => {
  it('has 35 rows, each for one variety and season', () => {
    expect(mspTable).toHaveLength(35);
    const keys = mspTable.map((msp) => `${msp.crop} ${msp.variety?.en} ${msp.marketingSeason}`);
    expect(isUnique(keys)).toBe(true);
  });

  it('names crops, varieties and notes in both languages', () => {
    for (const { name, note, variety } of mspTable) {
      for (const text of [name, note, variety]) {
        if (text) expect(isBilingual(text), text.en).toBe(true);
      }
    }
    for (const text of [...Object.values(seasonLabels), ...remarks.map(({ note }) => note)]) {
      expect(isBilingual(text)).toBe(true);
    }
  });

  it('has prices above those of the season before', () => {
    for (const msp of mspTable) expect(msp.perQuintal, msp.name.en).toBeGreaterThan(msp.before);
  });

  it('follows on from one season to the next', () => {
    for (const msp of mspTable) {
      const next = mspTable.find(
        (later) =>
          later.crop === msp.crop &&
          later.variety?.en === msp.variety?.en &&
          later.announcedOn > msp.announcedOn,
      );
      if (next) expect(next.before, msp.name.en).toBe(msp.perQuintal);
    }
  });

  it('says dates as people in India write them', () => {
    const wheat = findMsp('Wheat', 'Crops');
    expect(wheat && announcedOnText(wheat.msp)).toBe('01/10/2025');
  });

  it('marks the totals that were worked out', () => {
    const computed = mspTable.filter(({ certainty }) => certainty === 'computed');
    expect(computed.map((msp) => `${msp.crop} ${msp.marketingSeason}`)).toEqual([
      'paddy 2026-27',
      'tur 2026-27',
    ]);
    for (const { note } of computed) expect(note).toBeDefined();
  });
});

describe('a listing finds its support price', () => {
  it('by a name in English, in Hindi and in Latin letters', () => {
    expect(crop('Sharbati Wheat')).toBe('wheat');
    expect(crop('शरबती गेहूं')).toBe('wheat');
    expect(crop('शरबती गेहूँ')).toBe('wheat');
    expect(crop('sharbati GEHU')).toBe('wheat');
    expect(crop('Maize Yellow')).toBe('maize');
    expect(crop('पीली सरसों')).toBe('mustard');
    expect(crop('Mustard Bold Grain')).toBe('mustard');
    expect(crop('Desi Chana', 'Pulses')).toBe('gram');
  });

  it('by the longest name, so that green gram is no gram', () => {
    expect(crop('Green gram', 'Pulses')).toBe('moong');
    expect(crop('Black Gram whole', 'Pulses')).toBe('urad');
    expect(crop('Horse gram', 'Pulses')).toBeUndefined();
    expect(crop('मूंगफली दाना')).toBe('groundnut');
  });

  it('by whole words: a turtle is no tur', () => {
    expect(crop('Turtle beans', 'Pulses')).toBeUndefined();
    expect(crop('Tilapia')).toBeUndefined();
  });

  it('in the newest season, and in the variety that it names', () => {
    expect(findMsp('Wheat', 'Crops')?.msp).toMatchObject({
      marketingSeason: '2026-27',
      perQuintal: 2585,
    });
    expect(findMsp('Maldandi Jowar', 'Crops')?.msp.perQuintal).toBe(3749);
    expect(findMsp('Jowar', 'Crops')?.msp.perQuintal).toBe(3699);
    expect(findMsp('Paddy grade A', 'Crops')?.msp.perQuintal).toBe(2389);
  });

  it('with a word of warning for basmati and for dal', () => {
    const basmati = findMsp('Basmati Paddy', 'Crops');
    expect(basmati?.msp).toMatchObject({ crop: 'paddy', perQuintal: 2441 });
    expect(basmati?.note?.en).toContain('Basmati has no MSP');
    expect(findMsp('Toor Dal Unpolished', 'Pulses')?.note?.en).toContain('whole grain');
    expect(findMsp('Wheat', 'Crops')?.note).toBeUndefined();
  });

  it('but not as seed, fodder, oil, flour, rice, fruit or vegetable', () => {
    expect(crop('Wheat Seed Certified', 'Seeds')).toBeUndefined();
    expect(crop('Wheat seed')).toBeUndefined();
    expect(crop('गेहूं बीज')).toBeUndefined();
    expect(crop('Sunflower seed')).toBe('sunflower');
    expect(crop('Maize Silage Bales', 'Fodder Crops')).toBeUndefined();
    expect(crop('Mustard oil')).toBeUndefined();
    expect(crop('Wheat atta')).toBeUndefined();
    expect(crop('Basmati Rice')).toBeUndefined();
    expect(crop('Sweet corn', 'Vegetables')).toBeUndefined();
    expect(crop('Coconut Mature', 'Fruits')).toBeUndefined();
    expect(crop('')).toBeUndefined();
  });

  it('but not by a weight, nor for what is made of the crop', () => {
    expect(crop('Turmeric 500 gram')).toBeUndefined();
    expect(crop('Gram, packed in 500 gram', 'Pulses')).toBe('gram');
    for (const name of [
      'Turmeric powder 500 gram',
      'Soya milk',
      'Jute bags',
      'Wheat grass',
      'Corn flakes',
    ]) {
      expect(crop(name), name).toBeUndefined();
    }
    expect(crop('Raw jute')).toBe('jute');
  });

  it('under words that stand for one crop each', () => {
    expect(isUnique(Object.values(cropWords).flat())).toBe(true);
  });
});

describe('a price beside the support price', () => {
  const wheat = findMsp('Wheat', 'Crops')?.msp;
  if (!wheat) throw new Error('wheat has a support price');

  it('of ₹700 for 25 kg of wheat is ₹28 a kilogram, 8.3% above', () => {
    expect(compareToMsp(700, wheat)).toEqual({
      perKg: 28,
      perQuintal: 2800,
      mspPerKg: 25.85,
      percent: 8.3,
      standing: 'above',
    });
  });

  it('is below it, or at it', () => {
    expect(compareToMsp(600, wheat)).toMatchObject({ percent: -7.2, standing: 'below' });
    expect(compareToMsp(646.25, wheat)).toMatchObject({ percent: 0, standing: 'at' });
  });
});
