import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../run.mjs';

/**
 * A mode of `.storybook/modes.ts`: a width, and values of Storybook's toolbar.
 * @typedef {{ name: string, width: number, globals: Record<string, string> }} Mode
 */
/** @typedef {{ base?: string, head?: string, stories?: RegExp, modes?: string, output?: string }} Wanted */

export const usage = `npm run visual -- [BASE [HEAD]] [--stories PATTERN] [--modes "MODE, MODE" | all] [--output DIR]

Without names, the working tree is compared with the commit where the branch left main.
  BASE HEAD   commits, branches or tags; without HEAD, BASE is compared with the working tree
  --stories   only stories whose title, name, id or file matches this regular expression
  --modes     modes of .storybook/modes.ts by name, such as "360 en light", or all
  --output    folder for visual.html and visual-pictures, dist by default
`;

/**
 * @param {readonly string[]} args
 * @returns {Wanted}
 */
export function parseWanted(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      stories: { type: 'string' },
      modes: { type: 'string' },
      output: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [base, head, ...more] = positionals;
  if (more.length > 0) throw new Error(`At most two commits can be compared, not also ${more}.`);
  const stories = values.stories === undefined ? undefined : new RegExp(values.stories, 'i');
  return { base, head, stories, modes: values.modes, output: values.output };
}

/** @returns {Promise<Mode[]>} */
export async function readModes() {
  // Node 20 cannot load TypeScript.
  const { runnerImport } = await import('vite');
  const file = join(root, '.storybook/modes.ts');
  /** @type {{ module: { modes: Record<string, { viewport: number } & Record<string, string>> } }} */
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'silent' });
  return Object.entries(module.modes).map(([name, { viewport, ...globals }]) => ({
    name,
    width: viewport,
    globals,
  }));
}

/**
 * The modes of these names, or by default as few as show each width, language and theme.
 * @param {readonly Mode[]} all
 * @param {string} [names] with commas between them
 */
export function chooseModes(all, names) {
  if (names === undefined) return fewModes(all);
  if (names === 'all') return [...all];
  return names.split(',').map((name) => {
    const mode = all.find((one) => one.name === name.trim());
    if (mode) return mode;
    const known = all.map((one) => one.name).join(', ');
    throw new Error(`There is no mode "${name.trim()}". Modes: ${known}`);
  });
}

/** Takes the mode with the most values that were not shown yet, until none is left. @param {readonly Mode[]} all */
function fewModes(all) {
  /** @type {Set<unknown>} */
  const shown = new Set();
  const chosen = [];
  while (true) {
    const [best] = all
      .map((mode) => ({ mode, news: valuesOf(mode).filter((value) => !shown.has(value)) }))
      .sort((one, other) => other.news.length - one.news.length);
    if (!best || best.news.length === 0) return chosen;
    chosen.push(best.mode);
    for (const value of best.news) shown.add(value);
  }
}

/** @param {Mode} mode */
function valuesOf({ width, globals }) {
  return [width, ...Object.values(globals)];
}
