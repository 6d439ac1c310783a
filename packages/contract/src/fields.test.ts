import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { OtpCheck, SignUp, UserChange } from './accounts.schema.ts';
import { contract } from './contract.ts';
import { CropChange, NewCrop } from './crops.schema.ts';
import type { Endpoint } from './endpoint.ts';
import { line, person, typedDecimal } from './fields.ts';
import { PaymentClaim } from './order-requests.schema.ts';
import { NewAnswer, NewReview, ReviewChange } from './reviews.schema.ts';
import { BankAccount, BankAccountChange } from './sellers.schema.ts';

interface Field {
  /** Endpoint, part and path, such as `listCrops query.limit`. */
  name: string;
  schema: $ZodType;
}

/** The direct child schemas of a schema, with their prefix in a field's path. */
function insides(schema: $ZodType): { step: string; schema: $ZodType }[] {
  // Every kind of schema has its children under these names.
  const def = schema._zod.def as {
    shape?: Record<string, $ZodType>;
    innerType?: $ZodType;
    element?: $ZodType;
    options?: $ZodType[];
    in?: $ZodType;
    out?: $ZodType;
    valueType?: $ZodType;
  };
  const same = [def.innerType, ...(def.options ?? []), def.in, def.out, def.valueType];
  return [
    ...Object.entries(def.shape ?? {}).map(([key, schema]) => ({ step: `.${key}`, schema })),
    ...(def.element ? [{ step: '[]', schema: def.element }] : []),
    ...same.flatMap((schema) => (schema ? [{ step: '', schema }] : [])),
  ];
}

/** Every field of an object at any depth, as declared in its object. */
function fieldsIn(name: string, schema: $ZodType): Field[] {
  return insides(schema).flatMap(({ step, schema }) => [
    ...(step.startsWith('.') && step !== '.data' ? [{ name: name + step, schema }] : []),
    ...fieldsIn(name + step, schema),
  ]);
}

function isDescribed(schema: $ZodType): boolean {
  if (z.globalRegistry.get(schema)?.description) return true;
  return insides(schema).some(({ step, schema }) => step === '' && isDescribed(schema));
}

const endpoints = Object.values<Endpoint>(contract);
/** Ignored fields of older clients may hold anything. */
const isIgnored = (schema: $ZodType): boolean =>
  schema._zod.def.type === 'unknown' ||
  insides(schema).some(({ step, schema }) => step === '' && isIgnored(schema));

const asked = endpoints.flatMap((endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    endpoint[part] ? fieldsIn(`${endpoint.name} ${part}`, endpoint[part]) : [],
  ),
);
const answered = endpoints.flatMap((endpoint) =>
  Object.values(endpoint.replies).flatMap((reply) =>
    reply ? fieldsIn(`${endpoint.name} reply`, reply) : [],
  ),
);

const accepts = (schema: $ZodType, value: unknown) => safeParse(schema, value).success;

describe('every field of the contract', () => {
  it('has a description', () => {
    const silent = [...asked, ...answered].filter(({ schema }) => !isDescribed(schema));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});

describe('a text field', () => {
  const name = line(1, 80);

  it.each([
    ['turns what stands behind it', 'Asha\u202Eived'],
    ['hides in a direction of its own', 'Asha\u2066\u2069'],
    ['holds nothing that can be seen', '\u200B\u200D'],
    ['holds a letter that is blank', '\u3164'],
    ['holds a dot pattern without dots', '\u2800'],
    ['breaks the line in another way', 'Asha\u2028Devi'],
  ])('is refused when it %s', (_what, text) => {
    expect(accepts(name, text)).toBe(false);
  });

  it.each(['Asha Devi', 'क्\u200Dषमा', 'श्\u200Cरी', '\u200Fآشا\u200F', '7', '🌾'])(
    'may be %s',
    (text) => {
      expect(accepts(name, text)).toBe(true);
    },
  );
});

describe('a text that strangers read', () => {
  it.each([
    ['name of a person', SignUp.shape.name],
    ['changed name', UserChange.shape.name],
    ['town', SignUp.shape.city],
    ['name of goods', NewCrop.shape.name],
    ['description of goods', CropChange.shape.description],
    ['place of goods', NewCrop.shape.Location],
    ['review', NewReview.shape.text],
    ['changed review', ReviewChange.shape.text],
    ["seller's answer", NewAnswer.shape.text],
  ])('has numbers, and none that reaches a person: a %s', (_what, schema) => {
    for (const number of ['Ram 2', 'Kisan Producer Company 2024', 'Sona 1121, lot 7, 50 kg'])
      expect(accepts(schema, number), number).toBe(true);
    for (const contact of ['BUY NOW 98765\u201143210', 'Asha asha@okaxis', 'Ram २३४५ ६७८९ ०१२४'])
      expect(accepts(schema, contact), contact).toBe(false);
  });
});

describe('a field of digits', () => {
  it.each([
    [person.phone, '९८७६५ ४३२१०', '98765 43210'],
    [person.phone, '৯৮৭৬৫৪৩২১০', '9876543210'],
    [person.phone, '\u202A+91\u00A098765\u00A043210\u202C', '+91 98765 43210'],
    [person.phone, '98765\u201143210', '98765-43210'],
    [person.phone, '919876543210', '919876543210'],
    [person.phone, '(+91) 98765 43210', '(+91) 98765 43210'],
    [person.phone, '+91 987 654 3210', '+91 987 654 3210'],
    [person.phone, '0091-9876543210', '0091-9876543210'],
    [person.phone, '+91 (0) 98765 43210', '+91 (0) 98765 43210'],
    [person.postalCode, ' ८३४०१० ', '834010'],
    [person.postalCode, '834०१०', '834010'],
    [person.postalCode, '834\u00A0010', '834 010'],
    [person.postalCode, '\u200B834010', '834010'],
    [OtpCheck.shape.otp, ' १२३\u00A0456\u202C', '123456'],
    [PaymentClaim.shape.reference, '4123 4567\u200B8901', '412345678901'],
    [BankAccount.shape.accountNo, '\u202A1234-5678\u00A09012\u202C', '123456789012'],
    [BankAccount.shape.ifscCode, 'sbin\u00A00000123\u200B', 'SBIN0000123'],
    [BankAccountChange.shape.upi, 'Asha@okaxis\u200B', 'asha@okaxis'],
    [typedDecimal(1, 5000, 2), '\u202A१८५०.५०\u202C', 1850.5],
  ])('may be pasted, and written in any script: %#', (schema, written, kept) => {
    expect(safeParse(schema, written)).toMatchObject({ data: kept });
  });

  it.each([
    [person.phone, '98765 4321'],
    [person.phone, '+92 98765 43210'],
    [person.phone, '59876543210'],
    [person.phone, '98765 43210 ext'],
    [person.postalCode, '034010'],
    [OtpCheck.shape.otp, '12345'],
  ])('is refused when it is another number: %#', (schema, written) => {
    expect(accepts(schema, written)).toBe(false);
  });
});

const read = asked.filter(({ schema }) => !isIgnored(schema));

describe('every request field', () => {
  it('refuses a text of 100,000 characters and a list of 100,000 entries', () => {
    const long = ['x'.repeat(100_000), '7'.repeat(100_000), Array(100_000).fill('x')];
    const endless = read.filter(({ schema }) => long.some((value) => accepts(schema, value)));
    expect(endless.map(({ name }) => name)).toEqual([]);
  });

  it('refuses an empty text unless it is optional', () => {
    const lax = read.filter(
      ({ schema }) => schema._zod.optin !== 'optional' && accepts(schema, ''),
    );
    expect(lax.map(({ name }) => name)).toEqual([]);
  });

  it('has a minimum and a maximum for a number', () => {
    const boundless = read.filter(({ schema }) =>
      // The dearest order comes to 5e12 rupees.
      [1e13, -1e13].some((value) => accepts(schema, value)),
    );
    expect(boundless.map(({ name }) => name)).toEqual([]);
  });
});
