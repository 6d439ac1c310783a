import { expect, it } from 'vitest';
import { safeParse } from 'zod/v4/core';
import { endpoints } from './contract.ts';
import { fieldErrorsByName } from './field-errors.ts';
import { asParsed, fieldsOf, malformedValues } from './testing/malformed-values.ts';

const fields = endpoints.flatMap(fieldsOf);
const schemas = new Map(fields.map((field) => [field.schema, field]));
const rows = [...schemas.values()].map(
  (field) => [`${field.endpoint.name} ${field.part}.${field.name}`, field] as const,
);

it.each(rows)('%s takes every malformed value or refuses it by name', (_, { schema, name }) => {
  for (const [what, value] of malformedValues) {
    if (value === undefined || !schema) continue;
    const { error } = safeParse(schema, asParsed(value), { reportInput: true });
    if (!error) continue;
    const issues = error.issues.map((issue) => ({ ...issue, path: [name, ...(issue.path ?? [])] }));
    const refused = Object.entries(fieldErrorsByName(issues));
    expect(refused.length, what).toBeGreaterThan(0);
    for (const [path, { code }] of refused) {
      expect(path.split('.')[0], what).toBe(name);
      expect(code, what).toMatch(/^[a-z_]+$/);
    }
  }
});

const required = fields.filter(({ isOptional, part }) => !isOptional && part === 'body');

it.each(required.map((field) => [`${field.endpoint.name} ${field.name}`, field] as const))(
  '%s is required',
  { tags: ['VALID-5', 'VALID-16'] },
  (_, { endpoint, name }) => {
    if (!endpoint.body) throw new Error('the endpoint has no body');
    const { error } = safeParse(endpoint.body, {}, { reportInput: true });
    expect(fieldErrorsByName(error?.issues ?? [])[name]?.code).toBe('required');
  },
);

it.each(endpoints.filter(({ body, query }) => body || query))(
  '$name takes no field that it does not know',
  ({ body, query }) => {
    const schema = body ?? query;
    const { error } = schema ? safeParse(schema, { isAdmin: 'true' }) : {};
    expect(fieldErrorsByName(error?.issues ?? [])).toMatchObject({
      isAdmin: { code: 'unknown_field' },
    });
  },
);
