import { describe, expect, it } from 'vitest';
import { isBilingual, isUnique } from '../testing/checks.ts';
import { bankKindLabels } from './bank.ts';
import { bankOf, isIfsc, successorOf } from './bank-of.ts';
import { banks } from './banks.ts';

describe('the banks', () => {
  it('are 158, each with a unique code', () => {
    expect(banks).toHaveLength(158);
    expect(isUnique(banks.map(({ code }) => code))).toBe(true);
    for (const { code } of banks) expect(code).toMatch(/^[A-Z]{4}$/);
    for (const label of Object.values(bankKindLabels)) expect(isBilingual(label)).toBe(true);
  });

  it('that were merged name an open bank', () => {
    for (const { mergedInto } of banks) {
      if (!mergedInto) continue;
      const heir = banks.find(({ code }) => code === mergedInto);
      expect(heir?.isOpen, mergedInto).toBeUndefined();
      expect(heir, mergedInto).toBeDefined();
    }
  });
});

describe('an IFSC code', () => {
  it('has a bank, in any case', () => {
    expect(bankOf('SBIN0000167')?.name).toBe('State Bank of India');
    expect(bankOf('punb0123400')?.name).toBe('Punjab National Bank');
    expect(bankOf('ALLA0210000')?.mergedInto).toBe('IDIB');
  });

  it.each([
    ['CORP', 'UBIN'],
    ['ANDB', 'UBIN'],
    ['SYNB', 'CNRB'],
    ['ALLA', 'IDIB'],
    ['VIJB', 'BARB'],
    ['BKDN', 'BARB'],
    ['ORBC', 'PUNB'],
    ['UTBI', 'PUNB'],
    ['LAVB', 'DBSS'],
    ['SBBJ', 'SBIN'],
    ['SBHY', 'SBIN'],
    ['SBMY', 'SBIN'],
    ['SBTR', 'SBIN'],
    ['STBP', 'SBIN'],
    ['FINF', 'AUBL'],
  ])('of the merged %s leads to %s', (merged, successor) => {
    expect(successorOf(`${merged}0000167`)?.code).toBe(successor);
    expect(bankOf(`${merged}0000167`)?.isOpen).toBe(false);
  });

  it('of an open bank leads to no other', () => {
    expect(bankOf('IPOS0000001')?.name).toBe('India Post Payments Bank');
    for (const code of ['IPOS', 'SBIN', 'UBIN', 'QQQQ']) {
      expect(successorOf(`${code}0000001`)).toBeUndefined();
    }
  });

  it('of another form or of an unknown bank has no bank', () => {
    expect(isIfsc('SBIN1000167')).toBe(false);
    expect(bankOf('SBIN1000167')).toBeUndefined();
    expect(bankOf('SBIN000016')).toBeUndefined();
    expect(bankOf('QQQQ0000167')).toBeUndefined();
  });
});
