import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './embedded-error.ts';

/** Reads the text kept in DATA_DIR under that name, readable by its owner alone. */
export async function readKept(dataDir: string, name: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dataDir, name), 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes up a random text once and keeps it in DATA_DIR; starts that run side by side all get the same one. */
export async function keepRandom(dataDir: string, name: string): Promise<string> {
  const kept = await readKept(dataDir, name);
  if (kept) return kept;
  const half = join(dataDir, `${name}.new-${process.pid}`);
  await writeFile(half, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    // A link appears whole or not at all, and fails when somebody else was first.
    await link(half, join(dataDir, name));
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(half, { force: true });
  }
  const written = await readKept(dataDir, name);
  if (!written) throw new Error(`${join(dataDir, name)} is empty`);
  return written;
}
