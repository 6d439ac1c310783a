import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
let isEnding = false;

/** Arguments of Node that run the built server. */
export const serverArgs = [
  '--enable-source-maps',
  // With Node's own limit, gigabytes, the heap grows to four times what is used before it is tidied.
  '--max-old-space-size=1024',
  join(root, 'apps/api/dist/main.js'),
];

/** Port of the portal for `npm run dev` and `npm run mock`. */
export const portalPort = process.env.PORTAL_PORT || '5173';

/**
 * The result of a command.
 * @typedef {{ code: number, output: string, seconds: number }} Outcome
 */

/**
 * Runs a command to its end and captures its output.
 * It gets its own process group, which is ended with this process.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, options = {}) {
  const begun = Date.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...childEnv(), ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    follow(child);
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    const finish = (/** @type {number} */ code) =>
      resolve({ code, output, seconds: (Date.now() - begun) / 1000 });
    child.once('error', (error) => {
      output += `${command}: ${error.message}\n`;
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

/**
 * Runs a command silently, prints its duration, and exits with its output if it fails.
 * @param {string} label printed text, e.g. `Installing`
 * @param {() => Promise<Outcome>} work
 */
export async function step(label, work) {
  const begun = Date.now();
  const release = endChildrenOnSignal();
  const seconds = () => `${label}… ${Math.round((Date.now() - begun) / 1000)} s`;
  const clock = process.stdout.isTTY
    ? setInterval(() => process.stdout.write(`\r${seconds()}`), 1000)
    : undefined;
  process.stdout.write(process.stdout.isTTY ? `${label}…` : `${label}…\n`);
  const { code, output } = await work();
  clearInterval(clock);
  release();
  if (isEnding) process.exit(130);
  process.stdout.write(`${process.stdout.isTTY ? '\r' : ''}${seconds()}\n`);
  if (code === 0) return;
  process.stderr.write(`${output}\n${label} failed.\n`);
  process.exit(1);
}

/**
 * Runs a program in this terminal, forwards signals, and returns its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<number>}
 */
export function runInTerminal(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: { ...childEnv(), ...options.env },
    stdio: 'inherit',
  });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve(127);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Serves the portal's sources in this terminal; fails if the port is in use.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
export function servePortal(args, env) {
  const address = ['--port', portalPort, '--strictPort'];
  const cwd = join(root, 'apps/portal');
  return runInTerminal(bin('vite', 'apps/portal'), [...address, ...args], { cwd, env });
}

/**
 * The path of a program of a package.
 * @param {string} name
 * @param {string} [folder] the package's folder inside the project
 */
export function bin(name, folder = '.') {
  return join(root, folder, 'node_modules/.bin', name);
}

/**
 * Ends a child process and its descendants.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} [signal]
 */
export function endGroup(child, signal = 'SIGTERM') {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // It has already ended.
  }
}

/**
 * Ends the child's process group when this process exits.
 * @param {import('node:child_process').ChildProcess} child
 */
export function follow(child) {
  children.add(child);
  child.once('close', () => children.delete(child));
  child.once('error', () => children.delete(child));
}

/**
 * Ends all processes that `run` has started when this process gets a signal.
 * Returns a function that restores the default handling of signals.
 */
export function endChildrenOnSignal() {
  const end = () => {
    isEnding = true;
    for (const child of children) endGroup(child);
    // The `exit` listener kills processes that do not end in time.
    setTimeout(() => process.exit(130), 1500);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}

process.on('exit', () => {
  for (const child of children) endGroup(child, 'SIGKILL');
});

/** npm and pnpm need a home folder; a bare machine may have none, or an unusable one. */
function childEnv() {
  const home = process.env.HOME || userInfo().homedir;
  return { ...process.env, HOME: existsSync(home) ? home : join(root, 'node_modules/.home') };
}
