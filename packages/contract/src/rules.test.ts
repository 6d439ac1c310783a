import { describe, expect, it } from 'vitest';
import { listingChangeError, pictureOrderError } from './crops.rules.ts';
import { changedBankAccount } from './sellers.rules.ts';

describe('a change of a listing', () => {
  const today = '2026-06-15';
  const listing = {
    quantity: 500,
    unit: 'kg',
    harvestDate: '2026-06-01',
    expiryDate: '2026-07-01',
  } as const;
  const expired = { ...listing, expiryDate: '2026-06-10' };
  const leftOver = { ...listing, quantity: 5 };

  it.each([
    ['of the price alone is free', listing, {}, undefined],
    ['that leaves a past last day as it is', expired, {}, undefined],
    ['to another past last day', expired, { expiryDate: '2026-06-12' }, 'in_past'],
    ['to today as the last day', expired, { expiryDate: today }, undefined],
    ['to a harvest after the last day', listing, { harvestDate: '2026-07-02' }, 'before_harvest'],
    ['that leaves less than one trade unit as it is', leftOver, {}, undefined],
    ['to less than one trade unit', listing, { quantity: 5 }, 'below_trade_unit'],
    ['to nothing left', listing, { quantity: 0 }, undefined],
    [
      'of the unit, of which there is then too little',
      leftOver,
      { unit: 'liters' },
      'below_trade_unit',
    ],
    [
      'to pieces that are not whole',
      { ...listing, quantity: 30.5 },
      { unit: 'pieces' },
      'not_whole',
    ],
  ] as const)('%s', (_what, before, change, code) => {
    expect(listingChangeError(before, change, today)?.code).toBe(code);
  });
});

describe('an order of pictures', () => {
  const seven = ['a', 'b', 'new', 'new', 'new', 'new', 'new'];
  it.each([
    ['that moves, removes and adds', ['b', 'new'], 1, undefined],
    ['of new pictures alone', ['new', 'new'], 2, undefined],
    ['of none', [], 0, { code: 'too_few', limit: 1 }],
    ['of seven', seven, 5, { code: 'too_many', limit: 6 }],
    ['that names one twice', ['a', 'a'], 0, { code: 'repeated' }],
    ['without a file for a new one', ['a', 'new'], 0, { code: 'files_differ' }],
    ['that leaves out a file', ['a'], 1, { code: 'files_differ' }],
    ['with a picture of another listing', ['a', 'c'], 0, { code: 'unknown_picture' }],
  ] as const)('%s', (_what, order, files, error) => {
    expect(pictureOrderError(order, ['a', 'b'], files)).toEqual(error);
  });
});

describe('a change of a bank account', () => {
  const stored = { bank: 'Gramin Bank', accountNo: '123456789012', ifscCode: 'SBIN0000123' };

  it('keeps fields that it does not name', () => {
    expect(changedBankAccount(stored, { bank: 'SBI' })).toEqual({ ...stored, bank: 'SBI' });
  });

  it('treats its own masked number as the stored one', () => {
    expect(changedBankAccount(stored, { accountNo: '••••9012' })).toEqual(stored);
  });

  it("refuses another account's masked number", () => {
    expect(changedBankAccount(stored, { accountNo: '••••0000' })).toBeUndefined();
  });
});
