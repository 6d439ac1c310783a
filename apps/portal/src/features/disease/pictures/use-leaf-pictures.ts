import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import type { LeafWorker } from '../model/leaf-worker.ts';
import { isHeic, type LeafPicture, type RefusedPicture } from './leaf-picture.ts';

/** The chosen pictures: each is shrunk and judged as soon as it is chosen, one after the other. */
export function useLeafPictures(getWorker: () => Promise<LeafWorker>) {
  // What the latest code sees, also between two renderings.
  const current = useRef<readonly LeafPicture[]>([]);
  const [pictures, show] = useState<readonly LeafPicture[]>([]);
  const [refused, setRefused] = useState<readonly RefusedPicture[]>([]);
  // Two photographs of twelve megapixels at once are more than a cheap phone can hold.
  const queue = useRef(Promise.resolve());

  function change(next: readonly LeafPicture[]): void {
    current.current = next;
    show(next);
  }
  const patch = (key: string, part: Partial<LeafPicture>) =>
    change(current.current.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = (key: string) => change(current.current.filter((one) => one.key !== key));

  async function read(key: string, file: File): Promise<void> {
    // Removed before its turn.
    if (!current.current.some((one) => one.key === key)) return;
    const reader = await import('./read-picture.ts').catch(() => undefined);
    if (!reader) return refuse(key, file, 'notLoaded');
    const small = await reader.shrinkPicture(file).catch(() => undefined);
    if (!small) return refuse(key, file, isHeic(file) ? 'heic' : 'unreadable');
    patch(key, { file: small });
    patch(key, { problem: await reader.findProblem(getWorker, small) });
  }

  function refuse(key: string, { name }: File, why: RefusedPicture['why']): void {
    drop(key);
    setRefused((known) => [...known, { key, name, why }]);
  }

  function add(files: readonly File[]): void {
    const added = files.map((file) => ({ key: nanoid(), name: file.name, file }));
    setRefused([]);
    change([...current.current, ...added.map(({ key, name }) => ({ key, name }))]);
    for (const { key, file } of added) {
      queue.current = queue.current.then(() => read(key, file));
    }
  }

  return {
    pictures,
    refused,
    add,
    remove: drop,
    /** The files of all pictures, once they are read. */
    async settle(): Promise<File[]> {
      await queue.current;
      return current.current.flatMap(({ file }) => file ?? []);
    },
  };
}

export type LeafPictureList = ReturnType<typeof useLeafPictures>;
