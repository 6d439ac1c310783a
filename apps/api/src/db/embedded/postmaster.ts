import { readlinkSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './embedded-error.ts';

/** A PostgreSQL server as its `postmaster.pid` describes it. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Folder of its socket; undefined while it is still starting. */
  socketDir: string | undefined;
}

/** Whether a process with this id exists, of any user. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Parses `postmaster.pid`, without checking whether that server is alive. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  try {
    const [pid, , , port, socketDir] = (
      await readFile(join(cluster, 'postmaster.pid'), 'utf8')
    ).split('\n');
    const found = { pid: Number(pid), port: Number(port), socketDir: socketDir || undefined };
    return Number.isInteger(found.pid) && found.pid > 0 ? found : undefined;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Whether the process of a `postmaster.pid` is really the server of this cluster.
 * After a restart of the machine or its container, any process may have the same id.
 */
export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    // A server's working directory is its cluster; a zombie has none.
    return readlinkSync(`/proc/${pid}/cwd`) === (await realpath(cluster));
  } catch (error) {
    return codeOf(error) !== 'ENOENT';
  }
}

/** The server that runs on this cluster now, if any. */
export async function findServer(cluster: string): Promise<Postmaster | undefined> {
  const found = await readPostmaster(cluster);
  return found && (await isServerOf(cluster, found.pid)) ? found : undefined;
}
