import { describe, expect, it } from 'vitest';
import { categories, units } from './categories.ts';
import { produceNames } from './produce-names.ts';
import { states } from './states.ts';

const isHindi = (text: string) => /^[\p{Script=Devanagari}\p{M}\s.]+$/u.test(text);
const isEnglish = (text: string) => /^[A-Za-z' ]+$/.test(text);
const isUnique = (values: readonly string[]) => new Set(values).size === values.length;

describe('the states', () => {
  it('are 28, with 8 union territories', () => {
    expect(states.filter((state) => state.kind === 'state')).toHaveLength(28);
    expect(states.filter((state) => state.kind === 'union territory')).toHaveLength(8);
  });

  it('have a code and both names of their own', () => {
    expect(isUnique(states.map((state) => state.code))).toBe(true);
    expect(isUnique(states.map((state) => state.en))).toBe(true);
    for (const state of states) {
      expect(state.code).toMatch(/^[A-Z]{2}$/);
      expect(isEnglish(state.en), state.en).toBe(true);
      expect(isHindi(state.hi), state.hi).toBe(true);
    }
  });
});

describe('categories and units', () => {
  it('are named in both languages', () => {
    expect(categories).toHaveLength(8);
    expect(units).toHaveLength(4);
    for (const { label } of [...categories, ...units]) {
      expect(isEnglish(label.en), label.en).toBe(true);
      expect(isHindi(label.hi), label.hi).toBe(true);
    }
  });
});

describe('the names of produce', () => {
  it('stand in one group each', () => {
    const all = produceNames.flat();
    expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
  });

  it('have a Hindi and a Latin spelling in every group', () => {
    for (const group of produceNames) {
      expect(group.some(isHindi), group.join()).toBe(true);
      expect(group.some(isEnglish), group.join()).toBe(true);
    }
  });

  it('are in lower case, as search compares them', () => {
    for (const name of produceNames.flat()) expect(name).toBe(name.toLowerCase().trim());
  });

  it('find an onion under every name that people type', () => {
    const onion = produceNames.find((group) => group.includes('onion'));
    expect(onion).toEqual(expect.arrayContaining(['प्याज', 'pyaz', 'pyaaz', 'kanda']));
  });
});
