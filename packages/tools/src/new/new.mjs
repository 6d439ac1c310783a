import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bin, root, run } from '../run.mjs';
import { planEndpoint } from './new-endpoint.mjs';
import { planFeature } from './new-feature.mjs';
import { planPage } from './new-page.mjs';
import { planUi } from './new-ui.mjs';

/**
 * What a kind of part consists of: new files by path; entries for the `exports` of a package.json; lines that a
 * person adds to a file that exists, since no tool edits TypeScript; and a sentence on what comes next.
 * @typedef {{
 *   files: Record<string, string>,
 *   packageExports?: Record<string, Record<string, string>>,
 *   lines?: Record<string, string[]>,
 *   next: string,
 * }} Plan
 */

/** @type {Record<string, (...words: string[]) => Plan>} */
const kinds = { ui: planUi, feature: planFeature, page: planPage, endpoint: planEndpoint };

const [kind = '', ...words] = process.argv.slice(2);
try {
  await write(plan());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

function plan() {
  const make = kinds[kind];
  if (!make)
    throw new Error(`Say what to create: npm run new ${Object.keys(kinds).join('|')} NAME`);
  return make(...words);
}

/** @param {Plan} plan */
async function write({ files, packageExports = {}, lines = {}, next }) {
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} exists already; nothing was written.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const [path, entries] of Object.entries(packageExports)) {
    const manifest = JSON.parse(readFileSync(join(root, path), 'utf8'));
    Object.assign(manifest.exports, entries);
    writeFileSync(join(root, path), `${JSON.stringify(manifest, null, 2)}\n`);
  }
  const paths = [...Object.keys(files), ...Object.keys(packageExports)];
  // Formats and sorts imports. Lint rules would read the whole project, which takes seconds.
  const formatted = await run(bin('biome'), [
    ...['check', '--write', '--linter-enabled=false'],
    ...paths,
  ]);
  if (formatted.code !== 0) process.stderr.write(formatted.output);
  const toAdd = Object.entries(lines).map(
    ([path, text]) => `\nAdd to ${path}:\n${text.map((line) => `  ${line}\n`).join('')}`,
  );
  process.stdout.write(`${paths.join('\n')}\n${toAdd.join('')}\n${next}\n`);
}
