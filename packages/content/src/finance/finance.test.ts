import { describe, expect, it } from 'vitest';
import { isBilingual, isHttps } from '../testing/checks.ts';
import { bankNotes, financeCards } from './finance.ts';
import { emi, kccInterest, pmfbyPremium } from './finance-calculators.ts';
import { insuredSeasons, kccRates, pmfbyRates } from './finance-rates.ts';

describe('the finance cards', () => {
  it('are the five of the specification, in both languages', { tags: ['ENTITY-21'] }, () => {
    expect(financeCards.map(({ id }) => id)).toEqual([
      'union-bank-agricultural-loan',
      'sbi-crop-loan',
      'pnb-agriculture-credit',
      'pmfby',
      'rwbcis',
    ]);
    for (const { description, title, url } of financeCards) {
      expect(isBilingual(title), title.en).toBe(true);
      expect(isBilingual(description), description.en).toBe(true);
      expect(isHttps(url)).toBe(true);
    }
  });

  it('are as sure as their weakest part', () => {
    const guessed = [...financeCards.flatMap(({ facts }) => facts), ...bankNotes].filter(
      ({ source }) => /general knowledge/.test(source.en),
    );
    expect(guessed).toHaveLength(3);
    expect(new Set(guessed.map(({ certainty }) => certainty))).toEqual(new Set(['memory']));
  });

  it('give every fact its day and its source, in both languages', () => {
    for (const fact of [...financeCards.flatMap(({ facts }) => facts), ...bankNotes]) {
      expect(isBilingual(fact.label), fact.label.en).toBe(true);
      expect(isBilingual(fact.value), fact.value.en).toBe(true);
      expect(fact.asOn).toMatch(/^20\d\d(-\d\d(-\d\d)?)?$/);
      expect(isBilingual(fact.source), fact.source.en).toBe(true);
    }
  });

  it('agree with the rates of the calculators', () => {
    const all = financeCards.flatMap(({ facts }) => facts.map(({ value }) => value.en)).join(' ');
    expect(all).toContain(`${kccRates.yearlyRate}% simple a year up to ₹3 lakh`);
    expect(all).toContain(`${pmfbyRates.kharif}% kharif, ${pmfbyRates.rabi}% rabi`);
    for (const { label } of insuredSeasons) expect(isBilingual(label)).toBe(true);
  });
});

describe('the instalment', () => {
  it('of ₹1,00,000 at 12% over a year is ₹8,884.88', () => {
    expect(emi(100_000, 12, 12)).toEqual({
      monthly: 8884.88,
      interest: 6618.55,
      total: 106_618.55,
    });
  });

  it('of ₹5,00,000 at 9% over five years is ₹10,379.18', () => {
    expect(emi(500_000, 9, 60).monthly).toBe(10_379.18);
  });

  it('without interest is the amount in equal parts', () => {
    expect(emi(1200, 0, 12)).toEqual({ monthly: 100, interest: 0, total: 1200 });
  });

  it('at a rate too small to be seen is the amount in equal parts too', () => {
    expect(emi(1200, 1e-12, 12)).toEqual({ monthly: 100, interest: 0, total: 1200 });
  });

  it('of nothing, or over no time, is refused', () => {
    expect(() => emi(0, 7, 12)).toThrow(RangeError);
    expect(() => emi(1000, 7, 0)).toThrow(RangeError);
    expect(() => emi(1000, -1, 12)).toThrow(RangeError);
    expect(() => emi(Number.NaN, 7, 12)).toThrow(RangeError);
  });
});

describe('the interest of the Kisan Credit Card', () => {
  it('on ₹1,00,000 for a year is ₹7,000, or ₹4,000 when repaid on time', () => {
    const loan = { amount: 100_000, months: 12 };
    expect(kccInterest({ ...loan, isRepaidOnTime: false }).net).toBe(7000);
    expect(kccInterest({ ...loan, isRepaidOnTime: true })).toEqual({
      interest: 7000,
      incentive: 3000,
      net: 4000,
      aboveLimit: 0,
    });
  });

  it('counts half for half a year', () => {
    expect(kccInterest({ amount: 100_000, months: 6, isRepaidOnTime: true }).net).toBe(2000);
  });

  it('gives nothing back after more than a year', () => {
    expect(kccInterest({ amount: 100_000, months: 13, isRepaidOnTime: true }).incentive).toBe(0);
  });

  it('asks the rate of the bank above ₹3,00,000', () => {
    const loan = { amount: 400_000, months: 12, isRepaidOnTime: true };
    expect(kccInterest({ ...loan, rateAboveLimit: 9 })).toEqual({
      interest: 30_000,
      incentive: 9000,
      net: 21_000,
      aboveLimit: 100_000,
    });
  });

  it('is cheap only up to ₹2,00,000 for animals', () => {
    const loan = { amount: 300_000, months: 12, isRepaidOnTime: true, isForAnimals: true };
    expect(kccInterest(loan)).toMatchObject({ net: 8000, aboveLimit: 100_000 });
  });

  it('of less than nothing is refused', () => {
    expect(() => kccInterest({ amount: -1, months: 1, isRepaidOnTime: true })).toThrow(RangeError);
  });
});

describe('the premium of crop insurance', () => {
  it('on two hectares at ₹50,000 is ₹2,000 in kharif, ₹1,500 in rabi, ₹5,000 for cotton', () => {
    expect(pmfbyPremium('kharif', 50_000, 2)).toEqual({
      rate: 2,
      sumInsured: 100_000,
      premium: 2000,
    });
    expect(pmfbyPremium('rabi', 50_000, 2).premium).toBe(1500);
    expect(pmfbyPremium('commercial', 50_000, 2).premium).toBe(5000);
  });

  it('of less than no land is refused', () => {
    expect(() => pmfbyPremium('rabi', 50_000, -1)).toThrow(RangeError);
  });
});
