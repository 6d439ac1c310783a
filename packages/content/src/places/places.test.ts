import { describe, expect, it } from 'vitest';
import { stateSlugs } from '../state-slugs.ts';
import { isHttps, isUnique } from '../testing/checks.ts';
import type { District } from './district.ts';
import { loadDistricts } from './districts.ts';
import { isArmyPin, isPin, statesOfPin } from './pin.ts';
import { stateFacts } from './state-facts.ts';

const isInIndia = ({ lat, lon }: { lat: number; lon: number }) =>
  lat > 6 && lat < 37.5 && lon > 68 && lon < 97.5;

const all: (District & { state: string })[] = [];
for (const state of stateSlugs) {
  for (const district of await loadDistricts(state)) all.push({ ...district, state });
}

describe('the districts', () => {
  it('are 780, and every state has some', () => {
    expect(all).toHaveLength(780);
    expect(new Set(all.map(({ state }) => state)).size).toBe(36);
  });

  it('stand once in their state, at a point in India', () => {
    expect(isUnique(all.map(({ en, state }) => `${state}/${en}`))).toBe(true);
    for (const district of all) expect(isInIndia(district), district.en).toBe(true);
  });

  it('are named in Hindi, each with a name of its own in the state', () => {
    for (const { en, hi } of all) expect(hi, en).toMatch(/^[\p{Script=Devanagari}\p{M}\d .-]+$/u);
    expect(isUnique(all.map(({ hi, state }) => `${state}/${hi}`))).toBe(true);
  });

  it('are found by an older name', () => {
    const prayagraj = all.find(({ otherName }) => otherName === 'Allahabad');
    expect(prayagraj).toMatchObject({ en: 'Prayagraj', hi: 'प्रयागराज', state: 'uttar-pradesh' });
  });
});

describe('the facts of the states', () => {
  it('are in the order of the states, with a capital, its point and an https home page', () => {
    expect(stateFacts.map(({ slug }) => slug)).toEqual(stateSlugs);
    for (const facts of stateFacts) {
      expect(facts.capital).toMatch(/^\p{Lu}/u);
      expect(isInIndia(facts), facts.slug).toBe(true);
      expect(isHttps(facts.site), facts.site).toBe(true);
    }
  });
});

describe('a PIN code', () => {
  const codes = (pin: string) => statesOfPin(pin).map(({ code }) => code);

  it('tells its state', () => {
    expect(codes('834001')).toEqual(['JH']);
    expect(codes('110001')).toEqual(['DL']);
    expect(codes('400001')).toEqual(['MH']);
  });

  it('near a border tells more than one, the likeliest first', () => {
    expect(codes('160017')).toEqual(['CH', 'PB']);
  });

  it('of the army lies in no state', () => {
    expect(isArmyPin('900056')).toBe(true);
    expect(codes('900056')).toEqual([]);
  });

  it('has six digits and begins with no nought', () => {
    expect(isPin('834001')).toBe(true);
    for (const wrong of ['034001', '83400', '8340011', '83400a', '']) {
      expect(isPin(wrong), wrong).toBe(false);
      expect(statesOfPin(wrong)).toEqual([]);
    }
  });
});
