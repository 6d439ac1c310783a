import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));
const patience = 60_000;

/** Starts the built product on an empty data folder and a free port; gives back how to stop it. */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'upaj-e2e-'));
  const { DATABASE_URL: _, ...env } = process.env;
  const product = spawn(process.execPath, [main], {
    env: { ...env, PORT: '0', DATA_DIR: dataDir, SEED: 'demo', LOG_LEVEL: 'warn', LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => product.once('exit', resolve));
  process.env.UPAJ_DATA = dataDir;
  process.env.UPAJ_ADDRESS = await addressOf(product.stdout, ended);
  return async () => {
    product.kill('SIGTERM');
    const code = await ended;
    await rm(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`the product ended with ${code} after SIGTERM`);
  };
}

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
