import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bin, run } from './run.mjs';

/** Arguments that run Chromium headless in a container without requests to other hosts. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const FONT_LIST = '/usr/bin/fc-list';

/** Without the windows that the whole browser draws even when they are not shown: tests take half the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a working Chromium, or undefined. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...PLACES, playwrightsOwn()].find(
    (path) => path && existsSync(path) && isRunning(path),
  );
}

/** On some systems `chromium` is a stub that only prints how to install it. */
function isRunning(/** @type {string} */ path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function playwrightsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    return String(chromium.executablePath());
  } catch {
    return undefined;
  }
}

/**
 * Installs Chromium and a Devanagari font if the machine has none; root gets the headless shell where the system has it.
 * @returns {Promise<import('./run.mjs').Outcome & { path: string | undefined }>}
 */
export async function ensureChromium() {
  const begun = Date.now();
  let output = '';
  const isRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const isMissing = { browser: !findChromium(), font: !drawsHindi() };
  if (isRoot && (isMissing.browser || isMissing.font)) {
    output += await aptGet('update');
    if (isMissing.font) output += await aptGet('install', '-y', 'fonts-noto-core');
    if (isMissing.browser) output += await aptGet('install', '-y', 'chromium-headless-shell');
    // Some systems have the whole browser alone.
    if (!findChromium()) output += await aptGet('install', '-y', 'chromium');
  }
  if (!findChromium()) {
    output += (await run(bin('playwright', 'packages/tools'), ['install', 'chromium'])).output;
  }
  const path = findChromium();
  if (!path) output += 'No Chromium was found or could be installed. Set CHROMIUM_PATH to one.\n';
  return { path, output, code: path ? 0 : 1, seconds: (Date.now() - begun) / 1000 };
}

/** Prints what it does; a failure is ignored. @param {...string} args */
async function aptGet(...args) {
  const { output } = await run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  return output;
}

/** Without such a font Hindi is rendered as boxes. */
function drawsHindi() {
  if (!existsSync('/usr/bin/apt-get')) return true;
  const asked = spawnSync(FONT_LIST, [':lang=hi', 'family'], { encoding: 'utf8' });
  return asked.status === 0 && asked.stdout.trim() !== '';
}
