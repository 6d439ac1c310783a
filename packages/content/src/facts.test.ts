import { describe, expect, it } from 'vitest';
import { categories, units } from './categories.ts';
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
