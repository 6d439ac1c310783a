import { spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, openSync } from 'node:fs';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cannotRun, lastLines } from './cluster.ts';
import { EmbeddedDatabaseError } from './embedded-error.ts';
import { endOrphans } from './orphans.ts';
import type { Place } from './place.ts';
import { findServer, isServerOf, type Postmaster, readPostmaster } from './postmaster.ts';
import { canUse } from './user.ts';

const PORT = 5432;
const SOCKET_FOLDER = 'upaj-db-';
// The longest path a Unix socket may have is 107 bytes, less on macOS.
const LONGEST_SOCKET_FOLDER = 80;
const LOG_LIMIT = 5_000_000;

/**
 * Starts a server and resolves when it has ended or has written its `postmaster.pid`.
 * Its socket is in `kept`, the folder of a lost server's socket, or in a new folder.
 */
export async function startServer(place: Place, existingSocketDir?: string): Promise<void> {
  await forgetDeadServer(place.cluster, existingSocketDir);
  await endOrphans(place.cluster);
  const socketDir = existingSocketDir
    ? await clearSocketDir(place, existingSocketDir)
    : await makeSocketDir(place);
  const logFile = logFileOf(place);
  await rotate(logFile);
  const log = openSync(logFile, 'a', 0o600);
  if (place.user) chownSync(logFile, place.user.uid, place.user.gid);
  const program = join(place.programs.folder, 'bin', 'postgres');
  const child = spawn(program, argumentsFor(place, socketDir), {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', TZ: 'UTC' },
    // A new session and no pipe: the server must survive this process, and Ctrl-C must not reach it.
    detached: true,
    stdio: ['ignore', log, log],
    ...place.user,
  });
  closeSync(log);
  child.unref();
  const ended = new Promise<'ended'>((resolve, reject) => {
    child.once('exit', () => resolve('ended'));
    child.once('error', (cause) => reject(cannotRun(program, cause)));
  });
  const looking = new AbortController();
  try {
    const appeared = appears(place.cluster, child.pid, looking.signal);
    const outcome = await Promise.race([ended, appeared]);
    if (outcome === 'ended' && !existingSocketDir)
      await rm(socketDir, { recursive: true, force: true });
  } finally {
    looking.abort();
  }
}

/** Resolves when the server has written its `postmaster.pid`, or the wait is aborted. */
async function appears(cluster: string, pid: number | undefined, looking: AbortSignal) {
  while (!looking.aborted) {
    const found = await readPostmaster(cluster);
    if (found?.pid === pid && found?.socketDir) return;
    await sleep(10);
  }
}

function argumentsFor(place: Place, socketDir: string): string[] {
  const settings = {
    listen_addresses: '',
    port: PORT,
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '64MB',
    fsync: 'on',
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Details, statements and errors of queries contain user input; the API logs errors without it.
    log_error_verbosity: 'terse',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
    log_statement: 'none',
    log_min_duration_statement: -1,
    logging_collector: 'off',
    // The default flushes every file one by one after a crash, which takes seconds on a busy disk.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    ...place.settings,
  };
  return [
    '-D',
    place.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

async function makeSocketDir(place: Place): Promise<string> {
  const fits = tmpdir().length < LONGEST_SOCKET_FOLDER && canUse(place.user, tmpdir());
  const folder = await mkdtemp(join(fits ? tmpdir() : '/tmp', SOCKET_FOLDER));
  await chmod(folder, 0o700);
  if (place.user) await chown(folder, place.user.uid, place.user.gid);
  return folder;
}

/** The same folder without the socket of the dead server; created again if it was deleted. */
async function clearSocketDir(place: Place, folder: string): Promise<string> {
  if (!existsSync(folder)) {
    await mkdir(folder, { mode: 0o700 });
    if (place.user) await chown(folder, place.user.uid, place.user.gid);
  }
  for (const name of await readdir(folder)) await rm(join(folder, name), { force: true });
  return folder;
}

async function forgetDeadServer(
  cluster: string,
  existingSocketDir: string | undefined,
): Promise<void> {
  const dead = await readPostmaster(cluster);
  if (!dead || (await isServerOf(cluster, dead.pid))) return;
  if (dead.socketDir !== existingSocketDir) await forgetSocketDir(dead.socketDir);
  // PostgreSQL would take any live process with that id for its own server and not start.
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}

async function forgetSocketDir(socketDir: string | undefined): Promise<void> {
  if (!socketDir || !basename(socketDir).startsWith(SOCKET_FOLDER)) return;
  await rm(socketDir, { recursive: true, force: true });
}

/** Stops the server: fast shutdown (open transactions are rolled back), then immediate, then SIGKILL. */
export async function stopServer(place: Place, server: Postmaster): Promise<void> {
  for (const { signal, patience: timeout } of [
    { signal: 'SIGINT', patience: 20_000 },
    { signal: 'SIGQUIT', patience: 5_000 },
    // A stopped process (SIGSTOP) handles no other signal; nothing acknowledged is lost.
    { signal: 'SIGKILL', patience: 1_000 },
  ] as const) {
    const running = await findServer(place.cluster);
    if (running?.pid !== server.pid) break;
    process.kill(server.pid, signal);
    if (await isGone(place.cluster, server.pid, timeout)) break;
  }
  if (await isServerOf(place.cluster, server.pid)) {
    throw new EmbeddedDatabaseError('stop', `The database server ${server.pid} does not stop.`);
  }
  await endOrphans(place.cluster);
  await forgetSocketDir(server.socketDir);
}

async function isGone(cluster: string, pid: number, timeout: number): Promise<boolean> {
  const until = Date.now() + timeout;
  while (Date.now() < until) {
    if (!(await isServerOf(cluster, pid))) return true;
    await sleep(10);
  }
  return false;
}

/** The server's log file, beside the cluster. */
export function logFileOf(place: Place): string {
  return join(dirname(place.cluster), 'postgres.log');
}

/** The last lines of the server's log. */
export async function lastLogLines(place: Place): Promise<string> {
  return lastLines(await readFile(logFileOf(place), 'utf8').catch(() => ''));
}

async function rotate(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found && found.size > LOG_LIMIT) await rename(file, `${file}.old`);
}
