import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { EmbeddedDatabaseError, messageOf } from './embedded-error.ts';
import type { Place } from './place.ts';
import { isAlive } from './postmaster.ts';

/** The database superuser of an embedded cluster. */
export const SUPERUSER = 'upaj';

// Trigram search depends on the character type: with plain `C` it would drop every Hindi letter.
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** Creates the cluster if there is none. It gets its name only when it is complete. */
export async function makeCluster(place: Place, password: string): Promise<void> {
  if (existsSync(join(place.cluster, 'PG_VERSION'))) return;
  const half = `${place.cluster}.new-${process.pid}-${randomBytes(3).toString('hex')}`;
  const passwordFile = `${half}.password`;
  try {
    await clearHalves(place.cluster);
    await mkdir(half, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (place.user) {
      await chown(half, place.user.uid, place.user.gid);
      await chown(passwordFile, place.user.uid, place.user.gid);
    }
    await initialise(place, half, passwordFile);
    await rename(half, place.cluster);
  } catch (error) {
    // Another first start may have been faster; then its cluster is used.
    if (existsSync(join(place.cluster, 'PG_VERSION'))) return;
    if (error instanceof EmbeddedDatabaseError) throw error;
    throw new EmbeddedDatabaseError(
      'initdb',
      `The database could not be created in ${place.cluster}: ${messageOf(error)}`,
      { cause: error },
    );
  } finally {
    await rm(passwordFile, { force: true });
    await rm(half, { recursive: true, force: true });
  }
}

async function initialise(place: Place, folder: string, passwordFile: string): Promise<void> {
  let last = '';
  for (const type of CHARACTER_TYPES) {
    const { code, output } = await initdb(place, folder, passwordFile, type);
    if (code === 0) return;
    last = output;
    if (!output.includes('locale')) break;
  }
  throw new EmbeddedDatabaseError(
    'initdb',
    `The database could not be created in ${place.cluster}. PostgreSQL's initdb said:\n${lastLines(last)}`,
  );
}

function initdb(place: Place, folder: string, passwordFile: string, characterType: string) {
  const args = [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${characterType}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--text-search-config=simple',
    '--no-instructions',
  ];
  return runToEnd(join(place.programs.folder, 'bin', 'initdb'), args, place);
}

/** Runs one of PostgreSQL's programs as the user of the database and collects its output. */
function runToEnd(
  program: string,
  args: string[],
  place: Place,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(program, args, {
      cwd: '/',
      env: { PATH: '/usr/bin:/bin' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...place.user,
    });
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', (cause) => reject(cannotRun(program, cause)));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The error when one of PostgreSQL's programs cannot be started. */
export function cannotRun(program: string, cause: Error): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'no-programs',
    `PostgreSQL's program ${program} cannot be run here (${cause.message}). Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.`,
    { cause },
  );
}

/** The last lines of a program's output, which name the error. */
export function lastLines(text: string, count = 12): string {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

/** Removes the files of first starts that were killed. */
async function clearHalves(cluster: string): Promise<void> {
  const folder = dirname(cluster);
  const prefix = `${basename(cluster)}.new-`;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (!isAlive(pid)) await rm(join(folder, name), { recursive: true, force: true });
  }
}
