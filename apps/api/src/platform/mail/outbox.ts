import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Delivery } from './delivery.ts';

/** Stores each message as a file when there is no mail server; file names sort by time. */
export function createOutbox(folder: string, log: FastifyBaseLogger): Delivery {
  return {
    async deliver({ id, writtenAt, bytes }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = writtenAt.toISOString().replace(/[-:.]/g, '');
      // The same message replaces its file.
      const file = join(folder, `${time}-${id}.eml`);
      try {
        await write(`${file}.part`, bytes);
        await rename(`${file}.part`, file);
      } catch (error) {
        // On a full disk a partial message would waste space.
        await rm(`${file}.part`, { force: true });
        throw error;
      }
      log.info({ file }, 'no SMTP_URL is set: the message is a file');
    },
  };
}

async function write(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
