import { describe, expect, it, test } from 'vitest';
import { hasAnswers, readForm, sharedPart, writeForm } from './finder-address.ts';
import {
  answersOf,
  type FinderForm,
  getAgeError,
  getAreaError,
  hectaresOf,
  unitOf,
} from './finder-form.ts';

describe('the size of the land', () => {
  it.each([
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['२.५', 2.5],
    ['०,५', 0.5],
    ['1,000', 1000],
    ['0', 0],
    ['10000', 10_000],
  ])('written %s is %d', (area, hectares) => {
    expect(getAreaError({ area })).toBeUndefined();
    expect(hectaresOf({ area })).toBe(hectares);
  });

  it.each(['abc', '-1', '1e9', '10001', '1.5.5', '2 acre'])('is not %s', (area) => {
    expect(getAreaError({ area })).toMatchObject({ code: 'notANumber', max: 10_000 });
    expect(answersOf({ area }).hectares).toBeUndefined();
  });

  it('may be left out, and is no question for a user without land', () => {
    expect(getAreaError({})).toBeUndefined();
    expect(getAreaError({ area: ' ' })).toBeUndefined();
    const landless: FinderForm = { land: 'none', area: 'abc' };
    expect(getAreaError(landless)).toBeUndefined();
    expect(answersOf({ ...landless, area: '3' }).hectares).toBeUndefined();
  });

  it('is counted in the unit of the state', () => {
    const bigha: FinderForm = { area: '10', unit: 'bigha' };
    expect(hectaresOf({ ...bigha, state: 'assam' })).toBeCloseTo(1.338, 3);
    expect(hectaresOf({ ...bigha, state: 'gujarat' })).toBeCloseTo(1.619, 3);
    expect(hectaresOf({ area: '4,9', unit: 'acre' })).toBeCloseTo(1.983, 3);
    expect(getAreaError({ ...bigha, area: '74750', state: 'assam' })).toMatchObject({
      max: 74_749,
    });
  });

  it('in a unit that the state does not have is no answer', () => {
    const lost: FinderForm = { area: '10', unit: 'bigha', state: 'kerala' };
    expect(getAreaError(lost)).toMatchObject({ code: 'noUnit' });
    expect(unitOf(lost)).toBeUndefined();
    expect(answersOf(lost).hectares).toBeUndefined();
  });
});

describe('the age', () => {
  it.each([
    ['34', 34],
    ['३४', 34],
    ['120', 120],
    ['', undefined],
  ])('written "%s" is %s', (age, years) => {
    expect(getAgeError({ age })).toBeUndefined();
    expect(answersOf({ age }).age).toBe(years);
  });

  it.each(['200', '-3', '35.5', 'old'])('is not %s', (age) => {
    expect(getAgeError({ age })).toMatchObject({ code: 'notANumber', max: 120 });
    expect(answersOf({ age }).age).toBeUndefined();
  });
});

const form: FinderForm = {
  state: 'rajasthan',
  land: 'tenant',
  area: '2,5',
  unit: 'bigha-pucca',
  grows: ['crops', 'bees'],
  wants: ['loan'],
  age: '200',
  isWoman: true,
  paysIncomeTax: false,
  hasGovernmentPay: undefined,
  hasBankAccount: true,
};

test('a form is read as it was written, wrong numbers among it', () => {
  expect(readForm(new URLSearchParams(writeForm(form)))).toEqual(form);
});

test('an address contains no personal data', () => {
  expect(sharedPart(form)).toEqual({
    state: 'rajasthan',
    land: 'tenant',
    area: '2,5',
    unit: 'bigha-pucca',
    grows: 'crops,bees',
    wants: 'loan',
  });
});

test('unknown values in an address are no answers', () => {
  const made = new URLSearchParams(
    `state=atlantis&land=castle&grows=money,&wants=&isWoman=maybe&area=${'9'.repeat(500)}`,
  );
  expect(readForm(made)).toEqual({ area: '9'.repeat(12) });
  expect(hasAnswers(made)).toBe(true);
  expect(hasAnswers(new URLSearchParams('region=goa&finder=2&age=34'))).toBe(false);
});
