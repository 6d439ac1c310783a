import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const TIMEOUT = 2000;

/**
 * Ends the backends of a killed server: they hold its shared memory, which prevents a new start.
 * They cannot acknowledge anything any more. Only for a cluster without a live server.
 */
export async function endOrphans(cluster: string): Promise<void> {
  // Other systems do not show a working directory; there backends end by themselves after a moment.
  if (process.platform !== 'linux') return;
  const until = Date.now() + TIMEOUT;
  for (;;) {
    const orphans = await findOrphans(cluster);
    if (orphans.length === 0 || Date.now() > until) return;
    for (const pid of orphans) endProcess(pid);
    await sleep(10);
  }
}

async function findOrphans(cluster: string): Promise<number[]> {
  const home = await realpath(cluster);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(
    pids.map(async (pid) => ((await isOrphan(pid, home)) ? [pid] : [])),
  );
  return found.flat();
}

async function isOrphan(pid: number, cluster: string): Promise<boolean> {
  try {
    if ((await folderOf(pid)) !== cluster) return false;
    // The title of a child of the server; the server itself keeps its command line.
    if (!(await readFile(`/proc/${pid}/cmdline`, 'utf8')).startsWith('postgres: ')) return false;
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // A title may contain brackets; state and parent follow the last one.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (await folderOf(Number(parent)).catch(() => undefined)) !== cluster;
  } catch {
    // It has ended, or belongs to another user.
    return false;
  }
}

/** A server and its children work in the folder of their cluster. */
const folderOf = (pid: number): Promise<string> => readlink(`/proc/${pid}/cwd`);

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
