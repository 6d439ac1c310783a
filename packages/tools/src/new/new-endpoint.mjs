import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.mjs';
import { apiPart, contractPart, mockPart, portalPart, samplePart } from './endpoint-parts.mjs';
import { isKebab } from './names.mjs';

/** @typedef {{ resource: string, name: string, method: string, path: string, module: string }} Endpoint */

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const CONTRACT = 'packages/contract/src';

/**
 * An endpoint with all of its parts: contract, mock, domain of the API, endpoint of the portal. Files
 * of a new resource are written; what belongs into a file that exists is printed.
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
  if (isInContract(name)) {
    throw new Error(`${name} is in the contract already; nothing was written.`);
  }
  const endpoint = { resource, name, method, path, module: `${resource}.endpoints` };
  const parts = [
    contractPart(endpoint),
    mockPart(endpoint),
    apiPart(endpoint),
    portalPart(endpoint),
    samplePart(endpoint),
  ].map((part) => (existsIn(part) ? { lines: part.linesIfPresent } : part));
  return {
    files: Object.assign({}, ...parts.map(({ files }) => files)),
    lines: Object.assign({}, ...parts.map(({ lines }) => lines)),
    next: 'Mock and route answer 503 until they are written. The conformance test names the replies that want a case.',
  };
}

/** @param {import('./endpoint-parts.mjs').Part} part */
function existsIn({ files = {} }) {
  return Object.keys(files).some((path) => existsSync(join(root, path)));
}

/** @param {string} name */
function isInContract(name) {
  const folder = pathToFileURL(join(root, CONTRACT)).href;
  const script = `import { contract } from '${folder}/contract.ts';
    console.log('${name}' in contract);`;
  // The contract is TypeScript, which bare Node does not read.
  const tsx = createRequire(join(root, 'apps/api/package.json')).resolve('tsx');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', pathToFileURL(tsx).href, '--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The contract cannot be read:\n${stderr}`);
  return stdout.trim() === 'true';
}
