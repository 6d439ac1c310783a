import { camel, pascal, spoken } from './names.mjs';

/** @typedef {import('./new-endpoint.mjs').Endpoint} Endpoint */

/**
 * One side of an endpoint. The files are written together with `lines` that list them elsewhere; where one of them
 * exists already, `linesIfPresent` say what to add instead.
 * @typedef {{
 *   files?: Record<string, string>,
 *   lines?: Record<string, string[]>,
 *   linesIfPresent?: Record<string, string[]>,
 * }} Part
 */

const API_ERROR = "import { ApiError } from '@upaj/contract/api-error';\n";

/** @param {Endpoint} endpoint @returns {Part} */
export function contractPart({ resource, name, method, path, module }) {
  const file = `packages/contract/src/${module}.ts`;
  const definition = `export const ${name} = defineEndpoint({
  name: '${name}',
  resource: '${resource}',
  method: '${method}',
  path: '${path}',
  access: 'anyone',
  summary: 'Says in one sentence what it is for.',
  replies: { 200: Done },
  errors: [],
});
`;
  return {
    files: {
      [file]: `import { defineEndpoint } from './endpoint.ts';
import { Done } from './fields.ts';

${definition}`,
    },
    lines: {
      'packages/contract/src/contract.ts': [
        `import * as ${camel(resource)} from './${module}.ts';`,
        `...${camel(resource)},   (in contract)`,
      ],
    },
    linesIfPresent: { [file]: definition.trimEnd().split('\n') },
  };
}

/** @param {Endpoint} endpoint @returns {Part} */
export function mockPart({ resource, name }) {
  const file = `mocks/src/${resource}.mock.ts`;
  const word = camel(resource);
  const mock = `  ${name}() {
    throw new ApiError('unavailable');
  },`;
  return {
    files: {
      [file]: `${API_ERROR}import { mockEndpoints } from './mock-endpoint.ts';

/** The mock server's ${spoken(word)}. */
export const ${word}Handlers = mockEndpoints({
${mock}
});
`,
    },
    lines: {
      'mocks/src/handlers.ts': [
        `import { ${word}Handlers } from './${resource}.mock.ts';`,
        `${word}Handlers,   (in handlers)`,
      ],
    },
    linesIfPresent: { [file]: [...mock.split('\n'), `   (in ${word}Handlers)`] },
  };
}

/** @param {Endpoint} endpoint @returns {Part} */
export function apiPart({ resource, name, method, path }) {
  const folder = `apps/api/src/domains/${resource}`;
  const word = camel(resource);
  const Word = pascal(resource);
  const route = `registerRoute(app, contract.${name}, () => ${word}.${name}());`;
  const method_ = `async ${name}() {\n      throw new ApiError('unavailable');\n    },`;
  const url = path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
  return {
    files: {
      [`${folder}/${resource}.module.ts`]: moduleText(resource),
      [`${folder}/${resource}.routes.ts`]: `import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { ${Word} } from './${resource}.service.ts';

/** Answers the endpoints of ${spoken(word)}. */
export function ${word}Routes(app: FastifyInstance, ${word}: ${Word}): void {
  ${route}
}
`,
      [`${folder}/${resource}.service.ts`]: `${API_ERROR}
export type ${Word} = ReturnType<typeof create${Word}>;

/** The rules of ${spoken(word)}. */
export function create${Word}() {
  return {
    ${method_}
  };
}
`,
      [`${folder}/${resource}.test.ts`]: `import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/open-test-app.ts';
import { signUp } from '../../../test/support/sign-up.ts';

it('answers ${spoken(name)}', async () => {
  const { app } = await openTestApp();
  const { headers } = await signUp(app);
  const reply = await app.inject({ method: '${method}', url: '${url}', headers });
  expect(reply.statusCode).not.toBe(404);
});
`,
    },
    lines: {
      'apps/api/src/domains.ts': [
        `export { ${word} } from './domains/${resource}/${resource}.module.ts';`,
      ],
    },
    linesIfPresent: {
      [`${folder}/${resource}.routes.ts`]: [route],
      [`${folder}/${resource}.service.ts`]: method_.split('\n'),
    },
  };
}

/** @param {string} resource */
function moduleText(resource) {
  const word = camel(resource);
  const Word = pascal(resource);
  return `import { defineModule } from '../../platform/modules/domain-module.ts';
import { ${word}Routes } from './${resource}.routes.ts';
import { create${Word}, type ${Word} } from './${resource}.service.ts';

declare module '../../platform/modules/domain-module.ts' {
  interface DomainServices {
    ${word}: ${Word};
  }
}

/** Says in one sentence what the domain is about. */
export const ${word} = defineModule('${word}', () => {
  const service = create${Word}();
  return { service, routes: (app) => ${word}Routes(app, service) };
});
`;
}

/** @param {Endpoint} endpoint @returns {Part} */
export function portalPart({ resource, name, method, path, module }) {
  const file = `apps/portal/src/domains/${resource}/${resource}.api.ts`;
  const types = `import type { ${name} } from '@upaj/contract/${module}';`;
  const kind = method === 'GET' ? 'query' : 'mutation';
  const endpoint = `    ${name}: build.${kind}<ReplyOf<typeof ${name}>, RequestOf<typeof ${name}>>({
      query: request<typeof ${name}>('${method}', '${path}'),
    }),`;
  return {
    files: {
      [file]: `import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
${types}
import { api } from '../../shared/transport/api.ts';
import { request } from '../../shared/transport/request.ts';

export const ${camel(resource)}Api = api.injectEndpoints({
  endpoints: (build) => ({
${endpoint}
  }),
});
`,
    },
    linesIfPresent: { [file]: [types, ...endpoint.split('\n')] },
  };
}

/** @param {Endpoint} endpoint @returns {Part} */
export function samplePart({ name, path }) {
  const params = [...path.matchAll(/:(\w+)/g)].map(
    ([, param]) => `${param}: '00000000-0000-4000-8000-000000000000'`,
  );
  const sample = params.length > 0 ? `{ params: { ${params.join(', ')} } }` : '{}';
  return {
    lines: { 'apps/api/test/support/samples.ts': [`${name}: () => (${sample}),   (in samples)`] },
  };
}
