import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { chromiumFlags, ensureChromium } from '../chromium.mjs';
import { ensureInstalled } from '../install.mjs';
import { checkNode } from '../node-version.mjs';
import { endChildrenOnSignal, root } from '../run.mjs';
import { chooseModes, parseWanted, readModes, usage } from './args.mjs';
import { buildStorybook, removeCheckouts } from './build.mjs';
import { chooseSides } from './commits.mjs';
import {
  countStates,
  exitCodeOf,
  KINDS,
  nameOf,
  PICTURES,
  picturePath,
  reportPage,
} from './report.mjs';
import { serveStorybook } from './server.mjs';
import { pairStories, readStories } from './stories.mjs';

/** @typedef {import('./report.mjs').Entry} Entry */

/** Each has two pages of about 200 MB. */
const MOST_WORKERS = 6;
const PROGRESS_MS = process.stdout.isTTY ? 1000 : 15_000;

checkNode();
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isInterrupted = true;
  });
}
endChildrenOnSignal();
await ensureInstalled();
const scratch = mkdtempSync(join(tmpdir(), 'upaj-visual-run-'));
process.on('exit', () => removeCheckouts(scratch));
try {
  process.exit(await compare());
} catch (error) {
  if (isInterrupted) process.exit(130);
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(2);
}

/** @returns {Promise<number>} the exit code */
async function compare() {
  const wanted = parseArguments();
  const sides = chooseSides(root, wanted);
  say(`Before: ${sides.before.label}\nAfter:  ${sides.after.label}\n`);
  const modes = chooseModes(await readModes(), wanted.modes);
  // First, as the working tree can change meanwhile.
  const after = await build('after', sides.after);
  const before = await build('before', sides.before);
  const pairs = pairStories(readStories(before), readStories(after), wanted.stories);
  if (pairs.length === 0) throw new Error(`No story matches ${wanted.stories}.`);
  const output = resolve(wanted.output ?? join(root, 'dist'));
  rmSync(join(output, PICTURES), { recursive: true, force: true });
  const results = await capture({ before, after }, pairs, modes, output);
  const names = modes.map(({ name }) => name);
  const page = { before: sides.before.label, after: sides.after.label, modes: names, results };
  write(join(output, 'visual.html'), reportPage(page));
  const { compared, changed, added, removed, failed } = countStates(results);
  say(`${compared} compared, ${changed} changed, ${added} added, ${removed} removed, `);
  say(`${failed} could not be compared\n${join(output, 'visual.html')}\n`);
  return exitCodeOf(results);
}

function parseArguments() {
  try {
    return parseWanted(process.argv.slice(2));
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/**
 * @param {string} which
 * @param {import('./commits.mjs').Side} side
 */
async function build(which, side) {
  const begun = Date.now();
  say(`Building Storybook (${which})…\n`);
  const folder = await buildStorybook(side, scratch);
  say(`Built in ${secondsSince(begun)} s\n`);
  return folder;
}

/**
 * @param {{ before: string, after: string }} folders of the built Storybooks
 * @param {readonly import('./stories.mjs').Pair[]} pairs
 * @param {readonly import('./args.mjs').Mode[]} modes
 * @param {string} output folder for the pictures
 */
async function capture(folders, pairs, modes, output) {
  // Not at the top: on a fresh clone the packages are installed only now.
  const { chromium } = await import('@playwright/test');
  const { openCamera } = await import('./capture.mjs');
  const { compareStories } = await import('./run.mjs');
  const found = await ensureChromium();
  if (!found.path) throw new Error(found.output);
  const browser = await chromium.launch({ executablePath: found.path, args: chromiumFlags });
  const [before, after] = await Promise.all([
    serveStorybook(folders.before),
    serveStorybook(folders.after),
  ]);
  const noon = new Date().setUTCHours(6, 30, 10, 0);
  /** @type {Entry[]} */
  const entries = [];
  const stop = showProgress(entries, pairs.length * modes.length);
  await compareStories({
    pairs,
    modes,
    workers: Math.min(availableParallelism(), MOST_WORKERS),
    open: async () => ({
      before: await openCamera(browser, before.proxy, noon),
      after: await openCamera(browser, after.proxy, noon),
    }),
    done: ({ pictures = {}, ...entry }) => {
      for (const kind of KINDS) write(join(output, picturePath(entry, kind)), pictures[kind]);
      entries.push({ ...entry, kinds: KINDS.filter((kind) => pictures[kind]) });
      if (entry.state === 'failed') say(`${nameOf(entry)}, ${entry.mode}: ${entry.note}\n`);
    },
  });
  stop();
  await browser.close();
  before.close();
  after.close();
  return entries;
}

/**
 * @param {readonly Entry[]} entries
 * @param {number} total
 */
function showProgress(entries, total) {
  const begun = Date.now();
  const end = process.stdout.isTTY ? '\r' : '\n';
  const tell = () => {
    const { changed, failed } = countStates(entries);
    const seconds = secondsSince(begun);
    say(`${entries.length} of ${total}, ${changed} changed, ${failed} failed, ${seconds} s${end}`);
  };
  const clock = setInterval(tell, PROGRESS_MS);
  return () => {
    clearInterval(clock);
    tell();
    if (end === '\r') say('\n');
  };
}

/** @param {number} begun */
function secondsSince(begun) {
  return Math.round((Date.now() - begun) / 1000);
}

/**
 * @param {string} path
 * @param {string | Buffer | undefined} content
 */
function write(path, content) {
  if (content === undefined) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** @param {string} text */
function say(text) {
  process.stdout.write(text);
}
