import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { codeOf, EmbeddedDatabaseError } from './embedded-error.ts';

const FILE = 'upaj.pid';
// Waits for a process that is about to end.
const TIMEOUT = 1500;
const run = promisify(execFile);

/**
 * Throws while another live process serves `dataDir`. The lock in the database does the same, but there is
 * none while that process starts its database again.
 */
export async function refuseOtherOwner(dataDir: string): Promise<void> {
  const until = Date.now() + TIMEOUT;
  while (await hasOtherOwner(dataDir)) {
    if (Date.now() > until) throw alreadyRunning(dataDir);
    await sleep(50);
  }
}

/** Records that this process serves `dataDir`; only for the holder of the lock in the database. */
export async function writeOwner(dataDir: string): Promise<void> {
  const identity = await identify(process.pid);
  await writeFile(join(dataDir, FILE), `${process.pid}\n${identity}\n`, { mode: 0o600 });
}

/** Removes what `writeOwner` wrote. */
export async function removeOwner(dataDir: string): Promise<void> {
  if ((await readOwner(dataDir))?.pid === process.pid) await rm(join(dataDir, FILE));
}

export function alreadyRunning(dataDir: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    'already-running',
    `Another Upaj is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder (and PORT to another port).`,
  );
}

async function hasOtherOwner(dataDir: string): Promise<boolean> {
  const owner = await readOwner(dataDir);
  if (!owner || owner.pid === process.pid) return false;
  return (await identify(owner.pid)) === owner.identity;
}

async function readOwner(dataDir: string): Promise<{ pid: number; identity: string } | undefined> {
  try {
    const [pid, identity = ''] = (await readFile(join(dataDir, FILE), 'utf8')).split('\n');
    return { pid: Number(pid), identity };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The start time of a process, which tells it from a later one with the same id. */
export async function identify(pid: number): Promise<string | undefined> {
  try {
    if (process.platform !== 'linux') {
      return (await run('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim();
    }
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie.
    if (state === 'Z') return undefined;
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
    return `${boot.trim()} ${fields[18]}`;
  } catch {
    return undefined;
  }
}
