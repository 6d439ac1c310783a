import { statfs } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;

/** Free megabytes for ordinary users on the disk of `folder`. */
export async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / MEGABYTE;
}
