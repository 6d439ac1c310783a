import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findServer } from '../../src/db/embedded/postmaster.ts';
import { type Running, startProgram } from './running.ts';

const api = fileURLToPath(new URL('../..', import.meta.url));

/** The production bundle, built for a test, and a data folder for it. */
export class Product {
  private readonly running: Running[] = [];

  private constructor(
    private readonly bundle: string,
    readonly dataDir: string,
  ) {}

  static async build(): Promise<Product> {
    // Below the packages that it imports.
    const bundle = await mkdtemp(join(api, 'node_modules/.upaj-test-'));
    const dataDir = await mkdtemp(join(tmpdir(), 'upaj-product-'));
    await chmod(dataDir, 0o755);
    await promisify(execFile)(process.execPath, [join(api, 'build.mjs'), bundle]);
    return new Product(bundle, dataDir);
  }

  /** Folder of the embedded database. */
  get cluster(): string {
    return join(this.dataDir, 'postgres');
  }

  /** Starts the server; `fileBlocks` limits the size of the files that it writes (in blocks of 512 or 1024 bytes). */
  start(env: Record<string, string> = {}, fileBlocks?: number): Running {
    const command = [process.execPath, join(this.bundle, 'main.js')];
    const [program = '', ...args] = fileBlocks
      ? ['/bin/sh', '-c', `ulimit -f ${fileBlocks}; exec "$0" "$1"`, ...command]
      : command;
    const started = startProgram(program, args, {
      env: {
        PATH: '/usr/bin:/bin',
        PORT: '0',
        SEED: 'none',
        LOG_LEVEL: 'error',
        LIMITS: 'off',
        TMPDIR: tmpdir(),
        DATA_DIR: this.dataDir,
        UPAJ_STATE_DIR: join(this.dataDir, 'state'),
        ...env,
      },
    });
    this.running.push(started);
    return started;
  }

  /** Ends every process that was started here, and removes their files. */
  async remove(): Promise<void> {
    for (const { child, ended } of this.running) {
      child.kill('SIGTERM');
      await ended;
    }
    const left = await findServer(this.cluster);
    if (left) process.kill(left.pid, 'SIGQUIT');
    await rm(this.bundle, { recursive: true, force: true });
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
