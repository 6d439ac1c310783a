import { isKebab, pascal, spoken } from './names.mjs';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * A call of a new resource: contract, mock, route and the route's test.
 * @param {string} resource the field's own word, e.g. `visits`
 * @param {string} name verb and noun, e.g. `listVisits`
 * @param {string} [method]
 * @param {string} [path]
 * @returns {import('./new.mjs').Plan}
 */
export function planCall(resource = '', name = '', method = 'GET', path = `/api/v1/${resource}`) {
  if (!isKebab(resource) || !/^[a-z]+[A-Z][A-Za-z]*$/.test(name) || !METHODS.includes(method)) {
    throw new Error(
      'Say resource and call: npm run new call visits listVisits [GET] [/api/v1/visits]',
    );
  }
  const word = pascal(resource).replace(/^./, (letter) => letter.toLowerCase());
  return {
    files: {
      [`packages/contract/src/${resource}.calls.ts`]: contract({ resource, name, method, path }),
      [`mocks/src/${resource}.mock.ts`]: mock(word, name),
      [`apps/api/src/${resource}/${resource}.routes.ts`]: route(word, name),
      [`apps/api/src/${resource}/${resource}.routes.test.ts`]: test({
        word,
        resource,
        name,
        method,
        path,
      }),
    },
    edits: {
      'packages/contract/src/contract.ts': (text) =>
        `import * as ${word} from './${resource}.calls.ts';\n${text.replace('export const contract = {', `export const contract = {\n  ...${word},`)}`,
      'mocks/src/handlers.ts': (text) =>
        `import { ${word}Handlers } from './${resource}.mock.ts';\n${text.replace(/(handlers[^=]*= \[)/, `$1\n  ...${word}Handlers,`)}`,
      'apps/api/src/app.ts': (text) =>
        `import { ${word}Routes } from './${resource}/${resource}.routes.ts';\n${text.replace(/^( *)(healthRoutes\(.*)$/m, `$1$2\n$1${word}Routes(app);`)}`,
    },
    next: 'Write its schemas down first; mock, route and endpoint then show by their types what is missing.',
  };
}

/** @param {{ resource: string, name: string, method: string, path: string }} call */
function contract({ resource, name, method, path }) {
  return `import { defineCall } from './call.ts';
import { Done } from './fields.ts';

export const ${name} = defineCall({
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
}

/**
 * @param {string} word
 * @param {string} name
 */
function mock(word, name) {
  return `import { contract } from '@upaj/contract/contract';
import { answer } from './answer.ts';

const ${name} = answer(contract.${name}, () => ({ status: 200, body: { success: true } }));

/** The mock server's ${word}. */
export const ${word}Handlers = [${name}];
`;
}

/**
 * @param {string} word
 * @param {string} name
 */
function route(word, name) {
  return `import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { answer } from '../http/answer-call.ts';

/** Answers the calls about ${word}. */
export function ${word}Routes(app: FastifyInstance): void {
  answer(app, contract.${name}, async () => ({ success: true as const }));
}
`;
}

/** @param {{ word: string, resource: string, name: string, method: string, path: string }} call */
function test({ word, resource, name, method, path }) {
  return `import { expect, it } from 'vitest';
import { createServer } from '../http/server.ts';
import { ${word}Routes } from './${resource}.routes.ts';

it('lets anybody ${spoken(name)}', async () => {
  const app = await createServer({ logger: false, trustProxy: false });
  ${word}Routes(app);
  const reply = await app.inject({ method: '${method}', url: '${path}' });
  expect(reply.statusCode).toBe(200);
  await app.close();
});
`;
}
