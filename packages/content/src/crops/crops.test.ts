import { describe, expect, it } from 'vitest';
import { isBilingual, isUnique } from '../testing/checks.ts';
import { doseAdvice, seasonNames } from './crop.ts';
import { crops, findCrop } from './crops.ts';
import { growingStats } from './growing-stats.ts';

describe('the crops', () => {
  it('are 75, each once', () => {
    expect(crops).toHaveLength(75);
    expect(isUnique(crops.map(({ id }) => id))).toBe(true);
    expect(isUnique(crops.map(({ name }) => name.hi))).toBe(true);
  });

  it('are in both languages, the Hindi without a Latin word', () => {
    for (const { dose, harvest, name, soils, sowing } of crops) {
      for (const text of [name, soils, dose.note]) {
        if (text) expect(isBilingual(text), text.en).toBe(true);
      }
      for (const text of [sowing, harvest]) {
        expect(isBilingual(text), text.en).toBe(true);
        expect(text.hi).not.toMatch(/[A-Za-z]/);
      }
    }
    for (const text of [doseAdvice, ...Object.values(seasonNames)]) {
      expect(isBilingual(text)).toBe(true);
    }
  });

  it('have ascending ranges and valid months', () => {
    for (const { days, id, ph, rainfall, sowingMonths, temperature } of crops) {
      for (const [from, to] of [ph, rainfall, temperature, days ?? [1, 2]]) {
        expect(from, id).toBeLessThan(to);
      }
      expect(ph[0], id).toBeGreaterThan(3);
      expect(ph[1], id).toBeLessThan(10);
      expect(sowingMonths.length, id).toBeGreaterThan(0);
      for (const month of sowingMonths) expect(month >= 1 && month <= 12, id).toBe(true);
    }
  });

  it('have the sowing months of their text', () => {
    expect(findCrop('wheat')).toMatchObject({ seasons: ['rabi'], sowingMonths: [11] });
    expect(findCrop('radish')?.sowingMonths).toEqual([1, 9, 10, 11, 12]);
    expect(findCrop('grapes')?.sowingMonths).toEqual([1, 2]);
    expect(findCrop('unobtainium')).toBeUndefined();
  });
});

describe('the growing statistics', () => {
  it('are about 22 known crops', () => {
    expect(growingStats).toHaveLength(22);
    expect(isUnique(growingStats.map(({ crop }) => crop))).toBe(true);
    for (const { crop } of growingStats) expect(findCrop(crop), crop).toBeDefined();
  });

  it('have their mean between their ends', () => {
    for (const { crop, samples, ...spreads } of growingStats) {
      expect(samples).toBe(100);
      for (const { deviation, max, mean, min } of Object.values(spreads)) {
        expect(min <= mean && mean <= max && deviation > 0, crop).toBe(true);
      }
    }
  });
});
