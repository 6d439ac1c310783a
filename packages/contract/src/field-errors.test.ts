import { expect, it } from 'vitest';
import { type $ZodType, safeParse } from 'zod/v4/core';
import type { SignUp } from './accounts.schema.ts';
import { endpoints } from './contract.ts';
import { CropForm } from './crops.schema.ts';
import { fieldError, fieldErrorsByName } from './field-errors.ts';
import { listLabs } from './labs.endpoints.ts';

const numbered = ['too_short', 'too_long', 'too_small', 'too_big', 'too_few', 'too_many'];

const typed = {
  name: 'Sharbati Wheat',
  description: 'Clean',
  price: '700',
  quantity: '500',
  unit: 'kg',
  category: 'Crops',
  harvestDate: '2026-04-10',
  expiryDate: '2026-12-31',
  Location: 'Ranchi',
};

const codes = (schema: typeof CropForm | typeof SignUp, body: unknown) => {
  const { error } = safeParse(schema, body, { reportInput: true });
  const fields = fieldErrorsByName(error?.issues ?? []);
  return Object.fromEntries(Object.entries(fields).map(([name, { code }]) => [name, code]));
};

it('a form with valid values has no field errors', () => {
  expect(codes(CropForm, typed)).toEqual({});
});

it.each([
  ['price', '', 'required'],
  ['price', '-5', 'wrong_format'],
  ['price', '1e999', 'wrong_format'],
  ['price', '0', 'too_small'],
  ['price', '7.123', 'too_many_decimals'],
  ['price', '7.120001', 'too_many_decimals'],
  ['harvestDate', '0000-01-01', 'wrong_date'],
  ['quantity', '24.999', 'below_trade_unit'],
  ['name', '   ', 'required'],
  ['name', 'x'.repeat(101), 'too_long'],
  ['name', 'two\nlines', 'wrong_characters'],
  ['name', 'nul\u0000', 'wrong_characters'],
  ['name', 'half \ud800', 'wrong_characters'],
  ['unit', 'bags', 'wrong_choice'],
  ['unit', undefined, 'required'],
  ['expiryDate', '2026-02-30', 'wrong_date'],
  ['expiryDate', '2026-01-01', 'before_harvest'],
])('%s with the value %j has the code %s', (field, value, code) => {
  expect(codes(CropForm, { ...typed, [field]: value })).toEqual({ [field]: code });
});

it('pieces are whole numbers, at least 25', () => {
  const stock = (quantity: string, unit: string) => codes(CropForm, { ...typed, quantity, unit });
  expect(stock('25.5', 'pieces')).toEqual({ quantity: 'not_whole' });
  expect(stock('24', 'pieces')).toEqual({ quantity: 'below_trade_unit' });
  expect(stock('0.024', 'tonnes')).toEqual({ quantity: 'below_trade_unit' });
  expect([stock('25', 'pieces'), stock('0.025', 'tonnes'), stock('25.5', 'kg')]).toEqual([
    {},
    {},
    {},
  ]);
});

it.each([
  ['expiryDate', 'in_past', 'Expiry date must not be in the past'],
  ['harvestDate', 'wrong_date', 'Harvest date must be a day'],
  ['Location', 'wrong_characters', 'Location holds characters that cannot be used'],
  ['images', 'required', 'The list of pictures is required'],
  ['quantity', 'not_whole', 'Quantity must be a whole number of pieces'],
  ['accountNo', 'required', 'Account number is required'],
])('the field error of %s (%s) has a readable message', (field, code, message) => {
  expect(fieldError(field, code).message).toBe(message);
});

it('every field error of the add-crop form has its own message', () => {
  const wrong = [
    {},
    { ...typed, price: '7.123', quantity: '1' },
    { ...typed, unit: 'bags', name: 'x'.repeat(101), price: '0' },
    { ...typed, name: 'half \ud800', expiryDate: '2026-02-30', quantity: '1e9' },
    { ...typed, expiryDate: '2026-01-01', quantity: '1' },
  ];
  const messages = wrong.flatMap((body) => {
    const { error } = safeParse(CropForm, body, { reportInput: true });
    return Object.values(fieldErrorsByName(error?.issues ?? [])).map(({ message }) => message);
  });
  expect(messages.filter((message) => message.endsWith('is not valid'))).toEqual([]);
});

it('an unknown field is named', () => {
  expect(codes(CropForm, { ...typed, isAdmin: true })).toEqual({ isAdmin: 'unknown_field' });
});

it('at most twenty unknown fields are named, each by at most a hundred characters', () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, 0]));
  const named = Object.keys(codes(CropForm, { ...typed, ['x'.repeat(5000)]: 0, ...many }));
  expect(named).toHaveLength(20);
  expect(named[0]).toBe(`${'x'.repeat(100)}…`);
});

it.each([
  [{ pin: '834001' }, {}],
  [{ pin: '83400' }, { pin: 'wrong_format' }],
  [{ lat: '23.3' }, { lon: 'required' }],
  [{ lat: '95', lon: '85' }, { lat: 'too_big' }],
  [{ state: 'Bihar', limit: 'ten' }, { limit: 'wrong_format' }],
  [{ state: 'Bihar', near: 'me' }, { near: 'unknown_field' }],
])('of a request with several forms the nearest one is named: %j has %j', (query, expected) => {
  const { error } = safeParse(listLabs.query, query, { reportInput: true });
  const fields = Object.entries(fieldErrorsByName(error?.issues ?? []));
  expect(Object.fromEntries(fields.map(([name, { code }]) => [name, code]))).toEqual(expected);
});

const schemas = endpoints.flatMap(({ name, params, query, body }) =>
  [params, query, body].flatMap((schema) => (schema ? [{ name, schema }] : [])),
);
/** Below, above and beside every limit and every list of choices. */
const beyond = [
  ...['', 'x', '-999999999', '999999999', '0.0000001', '1999-01-01', 'x'.repeat(500_000)],
  ...[-1e12, 1e12, 0.0000001, [], Array(1000).fill('x'), Array(1000).fill({}), [{}], {}, null],
];
const propertiesOf = ({ _zod: { def } }: $ZodType): string[] => {
  if ('options' in def) return (def.options as $ZodType[]).flatMap(propertiesOf);
  if ('innerType' in def) return propertiesOf(def.innerType as $ZodType);
  return 'shape' in def ? Object.keys(def.shape as object) : [];
};

it.each(schemas)('every refusal of $name says its limit, or none', ({ schema }) => {
  for (const field of propertiesOf(schema)) {
    for (const value of beyond) {
      const { error } = safeParse(schema, { [field]: value }, { reportInput: true });
      for (const { message, code, limit } of Object.values(
        fieldErrorsByName(error?.issues ?? []),
      )) {
        expect(message).not.toMatch(/undefined|null|NaN|[{}]/);
        if (numbered.includes(code)) expect(limit, `${field}: ${message}`).toBeDefined();
      }
    }
  }
});

it('a refusal whose limit is not known says none', () => {
  for (const code of [...numbered, 'wrong_choice', 'too_many_links']) {
    expect(fieldError('crop', code).message).not.toMatch(/undefined|[{}]/);
  }
  expect(fieldError('crop', 'wrong_choice').message).toBe('Crop is none of the choices');
});

it('a place outside of the world is told how far the world goes', () => {
  const { error } = safeParse(listLabs.query, { lat: '91', lon: '-181' });
  expect(fieldErrorsByName(error?.issues ?? [])).toMatchObject({
    lat: { code: 'too_big', limit: 90, message: 'Lat must be at most 90' },
    lon: { code: 'too_small', limit: -180, message: 'Lon must be at least -180' },
  });
});
