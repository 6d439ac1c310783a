import { statfs } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;

/** Megabytes on the disk of `folder` that an ordinary user may still fill. */
export async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / MEGABYTE;
}
