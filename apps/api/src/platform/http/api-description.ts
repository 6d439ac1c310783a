import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@upaj/contract/endpoint';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { $ZodType, toJSONSchema } from 'zod/v4/core';
import { shareResponses } from './shared-responses.ts';

/** Serves the API description at /docs, generated from the schemas that validate requests. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Upaj', version: '1', description: 'Crop market and advice for farmers' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => {
      if (!schema || schema.hide) return { url, schema: { hide: true } };
      const { endpoint } = route.config ?? {};
      const described = describeSchema(schema);
      if (endpoint?.isStream) return { url, schema: asEventStream(described) };
      return { url, schema: endpoint?.files ? withFiles(described, endpoint.files) : described };
    },
    // Written out, errors alone would be 1.5 MB, which block the event loop each time they are sent.
    transformObject: (document) =>
      'openapiObject' in document ? shareResponses(document.openapiObject) : document.swaggerObject,
  });
  // Generated at start, since both forms together take about 600 ms.
  app.addHook('onListen', async () => {
    app.swagger();
    app.swagger({ yaml: true });
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP:
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  });
}

/** A route's schema with JSON schemas in place of zod's. */
function describeSchema(schema: FastifySchema): FastifySchema {
  const { headers, querystring, body, params, response, ...rest } = schema;
  const received = { headers, body, params };
  return {
    ...rest,
    ...mapValues(received, (value) => describeValue(value, 'input')),
    ...mapValues({ querystring }, (value) => asOneForm(describeValue(value, 'input'))),
    response: mapValues(response, (value) => describeValue(value, 'output')),
  };
}

/** A query that takes several forms has the parameters of all of them; required is what every form requires. */
function asOneForm(described: unknown): unknown {
  const { anyOf } = Object(described);
  if (!Array.isArray(anyOf)) return described;
  const required: string[][] = anyOf.map((form) => form.required ?? []);
  return {
    type: 'object',
    properties: Object.assign({}, ...anyOf.map((form) => form.properties)),
    required: required[0]?.filter((name) => required.every((names) => names.includes(name))),
    additionalProperties: false,
  };
}

function mapValues(values: unknown, map: (value: unknown) => unknown): Record<string, unknown> {
  const entries = Object.entries(Object(values)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value)]));
}

type Direction = 'input' | 'output';

/** Errors share their schema in every endpoint, and both forms of the description are made of all. */
const jsonSchemas = {
  input: new WeakMap<$ZodType, object>(),
  output: new WeakMap<$ZodType, object>(),
};

function describeValue(value: unknown, io: Direction): unknown {
  if (!(value instanceof $ZodType)) return value;
  const known = jsonSchemas[io].get(value);
  if (known) return known;
  const fresh = toJsonSchema(value, io);
  jsonSchemas[io].set(value, fresh);
  return fresh;
}

function toJsonSchema(value: $ZodType, io: Direction): object {
  const { $schema: _, ...schema } = toJSONSchema(value, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // A response without a body in the form of swagger.
      if (zodSchema._zod.def.type === 'undefined') jsonSchema.type = 'null';
    },
  });
  return schema;
}

/** The contract declares what one event carries; the response is a stream of such events. */
function asEventStream(schema: FastifySchema): FastifySchema {
  const { 200: event, ...errors } = Object(schema.response);
  const stream = {
    description: 'Server-sent events; the data of each is JSON of this schema',
    content: { 'text/event-stream': { schema: event } },
  };
  return { ...schema, response: { ...errors, 200: stream } };
}

/** The contract declares the files of a form beside its text fields; OpenAPI expects them among these. */
function withFiles(schema: FastifySchema, files: NonNullable<Endpoint['files']>): FastifySchema {
  const { body } = schema;
  if (typeof body !== 'object' || body === null || !('properties' in body)) return schema;
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const list = { type: 'array', minItems: files.min, maxItems: files.max, items: file };
  const required = 'required' in body && Array.isArray(body.required) ? body.required : [];
  return {
    ...schema,
    body: {
      ...body,
      properties: { ...Object(body.properties), [files.field]: list },
      required: files.min > 0 ? [...required, files.field] : required,
    },
  };
}
