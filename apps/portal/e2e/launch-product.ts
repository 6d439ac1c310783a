import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const patience = 60_000;

/** A product that runs. */
export interface RunningProduct {
  address: string;
  dataDir: string;
  /** Ends it, and fails unless it ends cleanly. */
  stop: () => Promise<void>;
}

/** Starts the product as the README says, on an empty data folder and a free port, with an empty home folder. */
export async function launchProduct(variables: Record<string, string>): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'upaj-e2e-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const home = await mkdtemp(join(tmpdir(), 'upaj-home-'));
  const product = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...env,
      HOME: home,
      PORT: '0',
      DATA_DIR: dataDir,
      LIMITS: 'off',
      NO_UPDATE_NOTIFIER: '1',
      // No request leaves this machine.
      MAP_TILES_URL: 'off',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // At its usual level, as in production; only what went wrong is shown.
  createInterface(product.stderr).on('line', (line) => {
    if (!line.includes('"level":30')) process.stderr.write(`${line}\n`);
  });
  const ended = new Promise<number | null>((resolve) => product.once('exit', resolve));
  const address = await addressOf(product.stdout, ended);
  if (!(await isReady(address))) throw new Error('the product is not ready');
  const stop = async () => {
    product.kill('SIGTERM');
    const code = await ended;
    const isLeft = await isReady(address);
    for (const folder of [dataDir, home]) await rm(folder, { recursive: true, force: true });
    if (isLeft) throw new Error('the product lives on after npm start has ended');
    if (code !== 0) throw new Error(`the product ended with ${code} after SIGTERM`);
  };
  return { address, dataDir, stop };
}

const isReady = (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function addressOf(
  output: NodeJS.ReadableStream,
  ended: Promise<number | null>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(
      () => reject(new Error(`no address after a minute:\n${said}`)),
      patience,
    );
    void ended.then((code) => reject(new Error(`the product ended with ${code}:\n${said}`)));
    output.on('data', (piece: Buffer) => {
      said += piece.toString();
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (!address) return;
      clearTimeout(late);
      resolve(address);
    });
  });
}
