import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { camel, isKebab, spoken } from './names.mjs';
import { root } from './run.mjs';

/** @typedef {{ resource: string, name: string, method: string, path: string, module: string }} Endpoint */

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const CONTRACT = 'packages/contract/src';

/**
 * A call with everything that answers or asks it: mock, route and its test, endpoint, and a request in order for the
 * tests that walk the whole contract. A call that the contract has already keeps what is written there.
 * @param {string} resource the field's own word, e.g. `visits`
 * @param {string} name verb and noun, e.g. `listVisits`
 * @param {string} [method]
 * @param {string} [path]
 * @returns {import('./new.mjs').Plan}
 */
export function planEndpoint(
  resource = '',
  name = '',
  method = 'GET',
  path = `/api/v1/${resource}`,
) {
  if (!isKebab(resource) || !/^[a-z]+[A-Z][A-Za-z]*$/.test(name) || !METHODS.includes(method)) {
    throw new Error(
      'Say resource and endpoint: npm run new endpoint visits listVisits [GET] [/api/v1/visits]',
    );
  }
  const module = moduleOf(name) ?? `${resource}.endpoints`;
  const isWritten = existsSync(join(root, CONTRACT, `${module}.ts`));
  const call = isWritten ? readEndpoint(name, module) : { resource, name, method, path, module };
  const parts = [
    isWritten ? markImplemented(call) : contractPart(call),
    mockPart(call),
    routePart(call),
    endpointPart(call),
    samplePart(call),
  ];
  return {
    files: Object.assign({}, ...parts.map(({ files }) => files)),
    edits: Object.assign({}, ...parts.map(({ edits }) => edits)),
    next: 'Mock and route refuse until they are written. The conformance test names the answers that want a case.',
  };
}

/** The module of the contract that has this call. @param {string} name */
function moduleOf(name) {
  const file = readdirSync(join(root, CONTRACT)).find(
    (one) =>
      one.endsWith('.endpoints.ts') &&
      readFileSync(join(root, CONTRACT, one), 'utf8').includes(`export const ${name} = `),
  );
  return file?.replace(/\.ts$/, '');
}

/** What the contract says of a call that it has. @param {string} name @param {string} module @returns {Endpoint} */
function readEndpoint(name, module) {
  const contract = pathToFileURL(join(root, CONTRACT, 'contract.ts')).href;
  const script = `import { contract, notImplemented } from ${JSON.stringify(contract)};
    const { resource, method, path } = contract.${name} ?? {};
    console.log(JSON.stringify({ resource, method, path, isNotImplemented: notImplemented.includes('${name}') }));`;
  // The contract is TypeScript, which bare Node does not read.
  const tsx = createRequire(join(root, 'apps/api/package.json')).resolve('tsx');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(tsx).href, '--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  if (!stdout) throw new Error(`The contract cannot be read:\n${stderr}`);
  const { isNotImplemented, ...call } = JSON.parse(stdout);
  if (!isNotImplemented) throw new Error(`${name} is built already; nothing was written.`);
  return { ...call, name, module };
}

/** @param {Endpoint} call */
function markImplemented({ name }) {
  const edit = (/** @type {string} */ text) => text.replace(`  '${name}',\n`, '');
  return { files: {}, edits: { [`${CONTRACT}/contract.ts`]: edit } };
}

/** @param {Endpoint} call */
function contractPart({ resource, name, method, path, module }) {
  const word = camel(resource);
  const text = `import { defineEndpoint } from './endpoint.ts';
import { Done } from './fields.ts';

export const ${name} = defineEndpoint({
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
    files: { [`${CONTRACT}/${module}.ts`]: text },
    edits: {
      [`${CONTRACT}/contract.ts`]: (/** @type {string} */ before) =>
        `import * as ${word} from './${module}.ts';\n${before.replace('export const contract = {', `export const contract = {\n  ...${word},`)}`,
    },
  };
}

const API_ERROR = "import { ApiError } from '@upaj/contract/api-error';\n";

/** @param {Endpoint} call */
function mockPart({ resource, name }) {
  const path = `mocks/src/${resource}.mock.ts`;
  const word = camel(resource);
  const mock = `const ${name} = mockEndpoint(contract.${name}, () => {\n  throw new ApiError('unavailable');\n});\n`;
  return addTo(path, {
    fresh: `import { contract } from '@upaj/contract/contract';
${API_ERROR}import { mockEndpoint } from './mock-endpoint.ts';

${mock}
/** The mock server's ${word}. */
export const ${word}Handlers = [${name}];
`,
    edit: (text) =>
      withApiError(text).replace(
        /(\/\*\*[^/]*\*\/\nexport const \w+Handlers = \[)/,
        `${mock}\n$1${name}, `,
      ),
    listed: {
      'mocks/src/handlers.ts': (text) =>
        `import { ${word}Handlers } from './${resource}.mock.ts';\n${text.replace(/(handlers[^=]*= \[)/, `$1\n  ...${word}Handlers,`)}`,
    },
  });
}

/** @param {Endpoint} call */
function routePart({ resource, name, method, path }) {
  const word = camel(resource);
  const folder = `apps/api/src/domains/${resource}`;
  const route = `  registerRoute(app, contract.${name}, async () => {\n    throw new ApiError('unavailable');\n  });\n`;
  const part = addTo(`${folder}/${resource}.routes.ts`, {
    fresh: `import { contract } from '@upaj/contract/contract';
${API_ERROR}import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../platform/http/register-route.ts';

/** Answers the calls about ${word}. */
export function ${word}Routes(app: FastifyInstance): void {
${route}}
`,
    edit: (text) =>
      withApiError(text).replace(/(export function \w+Routes[\s\S]*?\n)\}\n/, `$1\n${route}}\n`),
    listed: {
      'apps/api/src/app.ts': (text) =>
        `import { ${word}Routes } from './domains/${resource}/${resource}.routes.ts';\n${text.replace(/^( *)(healthRoutes\(.*)$/m, `$1$2\n$1${word}Routes(app);`)}`,
    },
  });
  const url = path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
  const test = `import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { signUp } from '../../testing/sign-up.ts';

it('answers whoever wants to ${spoken(name)}', async () => {
  const { app } = await openTestApp();
  const { headers } = await signUp(app);
  const reply = await app.inject({ method: '${method}', url: '${url}', headers });
  expect(reply.statusCode).not.toBe(404);
});
`;
  return { ...part, files: { ...part.files, [`${folder}/${kebab(name)}.test.ts`]: test } };
}

/** @param {Endpoint} call */
function endpointPart({ resource, name, method, path, module }) {
  const types = `import type { ${name} } from '@upaj/contract/${module}';\n`;
  const kind = method === 'GET' ? 'query' : 'mutation';
  const endpoint = `    ${name}: build.${kind}<ReplyOf<typeof ${name}>, RequestOf<typeof ${name}>>({
      query: request<typeof ${name}>('${method}', '${path}'),
    }),\n`;
  return addTo(`apps/portal/src/features/${resource}/${resource}.api.ts`, {
    fresh: `import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
${types}import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

export const ${camel(resource)}Api = api.injectEndpoints({
  endpoints: (build) => ({
${endpoint}  }),
});
`,
    edit: (text) => types + text.replace(/(endpoints: \(build\) => \(\{\n)/, `$1${endpoint}\n`),
    listed: {},
  });
}

/** @param {Endpoint} call */
function samplePart({ name, path }) {
  const params = [...path.matchAll(/:(\w+)/g)].map(([, param]) => `${param}: unknownId`);
  const sample = params.length > 0 ? `{ params: { ${params.join(', ')} } }` : '{}';
  return {
    files: {},
    edits: {
      'apps/api/src/testing/samples.ts': (/** @type {string} */ text) =>
        text.replace(/(export const samples: .* = \{\n)/, `$1  ${name}: () => (${sample}),\n`),
    },
  };
}

/**
 * Adds to a file that is there; otherwise writes it and puts it on the lists that name all such files.
 * @param {string} path
 * @param {{ fresh: string, edit: (text: string) => string, listed: Record<string, (text: string) => string> }} ways
 */
function addTo(path, { fresh, edit, listed }) {
  return existsSync(join(root, path))
    ? { files: {}, edits: { [path]: edit } }
    : { files: { [path]: fresh }, edits: listed };
}

/** @param {string} text */
function withApiError(text) {
  return /\bApiError\b.*@upaj\/contract\/api-error/.test(text) ? text : API_ERROR + text;
}

/** `listFarmVisits` → `list-farm-visits`. @param {string} name */
function kebab(name) {
  return spoken(name).replaceAll(' ', '-');
}
