import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@upaj/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Serves the description of every call at /docs, made from the schemas that the calls are checked with. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Upaj', version: '1', description: 'Crop market and advice for farmers' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      const { endpoint } = document.route.config ?? {};
      return { url, schema: endpoint?.files ? withFiles(schema, endpoint.files) : schema };
    },
  });
  // Made once and kept, which takes some 100 ms: no request is to wait for it.
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

type Described = ReturnType<typeof jsonSchemaTransform>['schema'];

/** The contract keeps the files of a form beside its text fields; OpenAPI wants them among these. */
function withFiles(schema: Described, files: NonNullable<Endpoint['files']>): Described {
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
      required: [...required, files.field],
    },
  };
}
