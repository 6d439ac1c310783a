import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from './embedded-error.ts';

/** Reads a secret from DATA_DIR, where only its owner can read it. */
export async function readKept(dataDir: string, name: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dataDir, name), 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Generates a secret once and stores it in DATA_DIR; concurrent starts get the same one. */
export async function keepRandom(dataDir: string, name: string): Promise<string> {
  const existing = await readKept(dataDir, name);
  if (existing) return existing;
  // Two starts may have the same process id, each in its own container.
  const half = join(dataDir, `${name}.new-${randomBytes(4).toString('hex')}`);
  await writeFile(half, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    // A link is atomic, and fails when another process was first.
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
