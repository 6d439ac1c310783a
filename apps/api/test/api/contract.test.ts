import { endpoints } from '@upaj/contract/contract';
import { errorStatusesOf } from '@upaj/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { openTestApp } from '../support/open-test-app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await openTestApp());
});

it.each(endpoints)('$name has a route', { tags: ['CALL-1'] }, ({ method, path }) => {
  expect(app.hasRoute({ method, url: path })).toBe(true);
});

it('the API description names every endpoint with its statuses, and no other', async () => {
  const { paths, openapi } = (await app.inject('/docs/json')).json();
  expect(openapi).toBe('3.1.0');
  const described = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses }]) => ({
      operationId,
      address: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      statuses: Object.keys(responses),
    })),
  );
  const expected = endpoints.map((endpoint) => ({
    operationId: endpoint.name,
    address: `${endpoint.method} ${endpoint.path}`,
    statuses: [...Object.keys(endpoint.replies), ...errorStatusesOf(endpoint)].map(String),
  }));
  const byName = (left: { operationId: string }, right: { operationId: string }) =>
    left.operationId.localeCompare(right.operationId);
  const sorted = described.map((one) => ({ ...one, statuses: [...one.statuses].sort() }));
  expect(sorted.sort(byName)).toEqual(
    expected.map((one) => ({ ...one, statuses: one.statuses.sort() })).sort(byName),
  );
});

it('the API description has each response that operations share once', async () => {
  const { paths, components } = (await app.inject('/docs/json')).json();
  const { responses } = components;
  const order = { $ref: '#/components/responses/getOrder200' };
  expect(paths['/api/v1/orders/{id}'].get.responses[200]).toEqual(order);
  expect(paths['/api/v1/orders/{id}/accept'].post.responses[200]).toEqual(order);
  const described = responses.getOrder200.content['application/json'].schema;
  expect(JSON.stringify(described)).toContain('"reference"');
  const error = responses.Error.content['application/json'].schema;
  expect(error.properties.code.enum).toContain('out_of_stock');
  const written = Object.values<object>(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses: own }) => Object.values<object>(own));
  const texts = written.filter((own) => 'content' in own).map((own) => JSON.stringify(own));
  expect(new Set(texts).size).toBe(texts.length);
  const refs = new Set(written.flatMap((own) => ('$ref' in own ? [own.$ref] : [])));
  expect(refs).toEqual(
    new Set(Object.keys(responses).map((name) => `#/components/responses/${name}`)),
  );
});

it('the API description of a query with several forms requires what all of them require', async () => {
  const { paths } = (await app.inject('/docs/json')).json();
  const parameters: { name: string; required: boolean }[] = paths['/api/v1/labs'].get.parameters;
  expect(parameters.map(({ name, required }) => [name, required]).sort()).toEqual([
    ['lat', false],
    ['limit', false],
    ['lon', false],
    ['pin', false],
    ['state', false],
  ]);
});

it('the API description says that a listing is sent as a form with its pictures', async () => {
  const { paths } = (await app.inject('/docs/json')).json();
  const { schema } = paths['/api/v1/crops'].post.requestBody.content['multipart/form-data'];
  expect(schema.required).toContain('images');
  expect(schema.properties.images).toMatchObject({ type: 'array', minItems: 1, maxItems: 6 });
  expect(schema.properties.category.enum).toContain('Fodder Crops');
  expect(paths['/api/v1/crops'].post.security).toEqual([{ bearer: [] }]);
});

it('the page of the API description may run its own scripts', async () => {
  const page = await app.inject('/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.body).not.toMatch(/<script(?![^>]*src)/);
});
