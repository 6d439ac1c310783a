import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** The stored widths of each picture, in pixels; small pictures are not enlarged. */
export const widths = [320, 640, 1280] as const;
export type Width = (typeof widths)[number];

/** A store of pictures: a folder, or an S3 bucket. */
export interface PictureStore<W extends number = Width> {
  /** Stores the files of a picture: all of them or, when it throws, none. */
  put(id: string, files: ReadonlyMap<W, Buffer>): Promise<void>;
  /** Opens one size; undefined when there is no such picture. */
  open(id: string, width: W): Promise<{ stream: Readable; bytes: number } | undefined>;
  remove(id: string): Promise<void>;
  /** Lists every picture that was stored before a time. */
  olderThan(at: Date): Promise<string[]>;
}

/** Stores pictures as `<folder>/<id>/<width>.webp`. */
export function diskPictures<W extends number = Width>(folder: string): PictureStore<W> {
  const at = (id: string) => join(folder, id);
  return {
    async put(id, files) {
      const half = `${at(id)}.half`;
      await mkdir(half, { recursive: true });
      try {
        for (const [width, bytes] of files) {
          // Flushed to the disk, as the listing that refers to it will be.
          await writeFile(join(half, `${width}.webp`), bytes, { flush: true });
        }
        await rename(half, at(id));
      } catch (error) {
        await rm(half, { recursive: true, force: true });
        throw error;
      }
    },

    async open(id, width) {
      const file = join(at(id), `${width}.webp`);
      const found = await stat(file).catch(() => undefined);
      return found?.isFile() ? { stream: createReadStream(file), bytes: found.size } : undefined;
    },

    remove: (id) => rm(at(id), { recursive: true, force: true }),

    async olderThan(time) {
      const names = await readdir(folder).catch(() => []);
      const ages = await Promise.all(
        names.map(async (name) => ({ name, found: await stat(at(name)).catch(() => undefined) })),
      );
      return ages.filter(({ found }) => found && found.mtime < time).map(({ name }) => name);
    },
  };
}
