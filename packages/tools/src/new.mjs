import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { planEndpoint } from './new-endpoint.mjs';
import { planFeature } from './new-feature.mjs';
import { planUi } from './new-ui.mjs';
import { bin, root, run } from './run.mjs';

/**
 * What is to be written: new files by path, changes to files that exist, and a sentence on what comes next.
 * @typedef {{ files: Record<string, string>, edits: Record<string, (text: string) => string>, next: string }} Plan
 */

/** @type {Record<string, (...words: string[]) => Plan>} */
const kinds = { ui: planUi, feature: planFeature, endpoint: planEndpoint };

const [kind = '', ...words] = process.argv.slice(2);
try {
  await write(plan());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

function plan() {
  const make = kinds[kind];
  if (!make) throw new Error('Say what is to be new: npm run new ui|feature|endpoint NAME');
  return make(...words);
}

/** @param {Plan} plan */
async function write({ files, edits, next }) {
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken} is there already; nothing was written.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const [path, edit] of Object.entries(edits)) {
    const before = readFileSync(join(root, path), 'utf8');
    writeFileSync(join(root, path), edit(before));
  }
  const paths = [...Object.keys(files), ...Object.keys(edits)];
  const formatted = await run(bin('biome'), ['check', '--write', ...paths]);
  if (formatted.code !== 0) process.stderr.write(formatted.output);
  process.stdout.write(`${paths.join('\n')}\n${next}\n`);
}
