import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

/** The system user that PostgreSQL's processes run as; undefined means the user of this process. */
export type DatabaseUser = { uid: number; gid: number } | undefined;

const run = promisify(execFile);

/** The system's unprivileged user, under which root starts PostgreSQL (which refuses to run as root). */
export async function findNobody(): Promise<{ uid: number; gid: number }> {
  try {
    const [uid, gid] = await Promise.all([
      run('id', ['-u', 'nobody']),
      run('id', ['-g', 'nobody']),
    ]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return { uid: 65534, gid: 65534 };
  }
}

/** Whether this process is root, and so must run PostgreSQL as another user. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Checks as that user whether it can enter the folder, and read and run the files. */
export function canUse(user: DatabaseUser, folder: string, files: readonly string[] = []): boolean {
  const script = 'cd -- "$0" || exit 1; for file; do test -r "$file" || exit 1; done';
  const { status } = spawnSync('/bin/sh', ['-c', script, folder, ...files], {
    cwd: '/',
    stdio: 'ignore',
    ...user,
  });
  return status === 0;
}
