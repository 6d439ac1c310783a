import { describe, expect, it } from 'vitest';
import { isBilingual, isUnique } from '../testing/checks.ts';
import { practiceQuestions } from './practice-questions.ts';
import { questionsFor } from './questions-for.ts';

describe('the questions to suggest', () => {
  it('are 40 or more, each once, short and in both languages', () => {
    expect(practiceQuestions.length).toBeGreaterThanOrEqual(40);
    expect(isUnique(practiceQuestions.map(({ text }) => text.en))).toBe(true);
    expect(isUnique(practiceQuestions.map(({ factId }) => factId))).toBe(true);
    for (const { text } of practiceQuestions) {
      expect(isBilingual(text), text.en).toBe(true);
      expect(text.en, text.en).toMatch(/^.{8,60}\?$/);
      expect(text.hi, text.hi).toMatch(/^.{8,60}\?$/);
      expect(text.hi, text.hi).not.toMatch(/[\u091c\u092b]\u093c|[\u095b\u095e]/u);
    }
  });

  it('are of months of the year', () => {
    for (const { months, factId } of practiceQuestions) {
      expect(isUnique(months.map(String)), factId).toBe(true);
      for (const month of months) expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(month);
    }
  });
});

describe('in a month', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('%i there are at least six', (month) => {
    expect(questionsFor({ month }, 6)).toHaveLength(6);
  });

  it('those of the own state come first, those of others not at all', () => {
    const [first] = questionsFor({ month: 11, state: 'punjab' }, 6);
    expect(first?.states).toContain('punjab');
    const elsewhere = questionsFor({ month: 11, state: 'kerala' }, 40);
    expect(elsewhere.filter(({ states }) => states)).toEqual([]);
  });

  it('those of the season come before those of the whole year', () => {
    const lengths = questionsFor({ month: 6 }, 40).map(({ months }) => months.length);
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
  });
});
