import { describe, expect, it } from 'vitest';
import { findLandUnit, inHectares, landUnitsOf, squareFoot } from './land-units.ts';
import { stateSlugs } from './state-slugs.ts';
import { isBilingual, isUnique } from './testing/checks.ts';

const size = (id: string, state: (typeof stateSlugs)[number]) => {
  const unit = findLandUnit(id, state);
  if (!unit) throw new Error(`${state} has no ${id}`);
  return unit.squareMetres;
};

describe('land units', () => {
  it('are hectare and acre everywhere, also for a person who has named no state', () => {
    for (const state of [undefined, ...stateSlugs]) {
      const ids = landUnitsOf(state).map(({ id }) => id);
      expect(ids.slice(0, 2)).toEqual(['hectare', 'acre']);
      expect(isUnique(ids), state).toBe(true);
    }
    expect(findLandUnit('bigha', undefined)).toBeUndefined();
    expect(findLandUnit('bigha', 'kerala')).toBeUndefined();
  });

  it('have a name in both languages, a source and the size of a field', () => {
    for (const state of stateSlugs) {
      for (const { id, name, source, certainty, squareMetres } of landUnitsOf(state)) {
        expect(isBilingual(name), `${state} ${id}`).toBe(true);
        expect(source.length).toBeGreaterThan(0);
        expect(certainty === 'memory', `${state} ${id}`).toBe(/general knowledge/.test(source));
        expect(squareMetres).toBeGreaterThan(20);
        expect(squareMetres).toBeLessThanOrEqual(10_000);
      }
    }
  });

  it('turn into hectares', () => {
    const acre = findLandUnit('acre', undefined);
    if (!acre) throw new Error('there is no acre');
    expect(inHectares(1, acre)).toBeCloseTo(0.404686, 6);
    expect(inHectares(5, acre)).toBeGreaterThan(2);
  });

  it('add up: kathas to a bigha, marlas to a kanal, gunthas, cents and kanals to an acre', () => {
    const acre = size('acre', 'goa');
    expect(size('katha', 'assam') * 5).toBeCloseTo(size('bigha', 'assam'));
    expect(size('katha', 'west-bengal') * 20).toBeCloseTo(size('bigha', 'west-bengal'));
    expect(size('katha-chhapra', 'bihar') * 20).toBeCloseTo(size('bigha-chhapra', 'bihar'));
    expect(size('marla', 'punjab') * 20).toBeCloseTo(size('kanal', 'punjab'));
    expect(size('kanal', 'haryana') * 8).toBeCloseTo(acre);
    expect(size('guntha', 'maharashtra') * 40).toBeCloseTo(acre);
    expect(size('guntha', 'odisha') * 25).toBeCloseTo(acre);
    expect(size('cent', 'kerala') * 100).toBeCloseTo(acre);
    expect(size('decimal', 'bihar') * 100).toBeCloseTo(acre);
    expect(size('bigha-kachcha', 'uttar-pradesh') * 3).toBeCloseTo(
      size('bigha-pucca', 'uttar-pradesh'),
    );
  });

  it('know the bigha of each state, and say where it differs within one', () => {
    const inSquareFeet = (id: string, state: (typeof stateSlugs)[number]) =>
      Math.round(size(id, state) / squareFoot);
    expect(inSquareFeet('bigha', 'assam')).toBe(14_400);
    expect(inSquareFeet('bigha', 'gujarat')).toBe(17_424);
    expect(inSquareFeet('bigha-pucca', 'rajasthan')).toBe(27_225);
    expect(inSquareFeet('bigha-kachcha', 'rajasthan')).toBe(17_424);
    expect(inSquareFeet('bigha-968', 'himachal-pradesh')).toBe(8_712);
    const differing = stateSlugs.filter((state) =>
      landUnitsOf(state).some(
        ({ id, differsWithinState }) => id.startsWith('bigha') && differsWithinState,
      ),
    );
    expect(differing).toEqual([
      'bihar',
      'gujarat',
      'haryana',
      'himachal-pradesh',
      'madhya-pradesh',
      'punjab',
      'rajasthan',
      'uttar-pradesh',
      'uttarakhand',
    ]);
  });
});
