import { nanoid } from '@reduxjs/toolkit';
import { maxThreadPictures } from '@upaj/contract/threads.rules';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { takeHandedOverPictures } from '../../../domains/threads/handed-over-pictures.ts';
import { onDevice, readDraft, storeDraft } from '../../../shared/forms/draft-storage.ts';
import type { CacheDispatch } from '../../../shared/loading/store-parts.ts';
import { ownKey, storageKeys } from '../../../shared/storage-keys.ts';
import { keptPictures, type NewPicture, type PictureFault, sentOf } from './thread-picture.ts';

/** Pictures that the latest code sees, also between two renderings, and that are shown. */
function useList() {
  const current = useRef<readonly NewPicture[]>([]);
  const [pictures, show] = useState<readonly NewPicture[]>([]);
  function change(next: readonly NewPicture[]): void {
    current.current = next;
    show(next);
  }
  return {
    pictures,
    change,
    all: () => current.current,
    patch: (key: string, part: Partial<NewPicture>) =>
      change(current.current.map((one) => (one.key === key ? { ...one, ...part } : one))),
  };
}

/** Sends pictures one after the other; what is cancelled is not told. */
function useUploads({ all, patch }: ReturnType<typeof useList>, onSent: () => void) {
  const dispatch: CacheDispatch = useDispatch();
  const queue = useRef(Promise.resolve());
  const uploads = useRef(new Map<string, AbortController>());
  const isLeft = useRef(false);
  useEffect(() => {
    const open = uploads.current;
    isLeft.current = false;
    // Leaving the page, by Cancel or else, cancels them, and those that wait for their turn.
    return () => {
      isLeft.current = true;
      for (const upload of open.values()) upload.abort();
    };
  }, []);

  async function upload(key: string): Promise<void> {
    const file = all().find((one) => one.key === key)?.file;
    if (!file || isLeft.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    uploads.current.set(key, controller);
    patch(key, { state: 'sending', progress: 0 });
    const result = await import('./send-picture.ts')
      .then(({ sendPicture }) =>
        sendPicture(dispatch, { file, key, signal }, (progress) => patch(key, { progress })),
      )
      .catch((error: unknown) => ({ error }));
    uploads.current.delete(key);
    if (signal.aborted) return;
    if ('sent' in result) patch(key, { state: 'sent', progress: 1, sent: result.sent });
    else patch(key, { state: 'failed', error: result.error });
    onSent();
  }

  return {
    enqueue(key: string): void {
      queue.current = queue.current.then(() => upload(key));
    },
    cancel: (key: string) => uploads.current.get(key)?.abort(),
    done: () => queue.current,
  };
}

/** The pictures of a new discussion: sent as they are chosen, and kept with the draft of their author. */
export function useThreadPictures(userId: string | null) {
  const list = useList();
  const { pictures, all, change, patch } = list;
  const [isRestored, setRestored] = useState(false);
  // An object, so that the same fault found again moves the focus again.
  const [fault, setFault] = useState<{ is?: PictureFault }>({});
  const storageKey = userId ? ownKey(storageKeys.threadPictures, userId) : undefined;
  const { enqueue, cancel, done } = useUploads(list, keep);

  function keep(): void {
    const sent = sentOf(all());
    if (storageKey)
      storeDraft(storageKey, sent.length > 0 ? { pictures: sent } : undefined, onDevice);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once for each user
  useEffect(() => {
    const kept = storageKey ? keptPictures(readDraft(storageKey, onDevice)) : [];
    if (kept.length > 0) {
      change([...kept, ...all()]);
      setRestored(true);
    }
    const handed = userId ? takeHandedOverPictures(userId) : [];
    if (handed.length > 0) add(handed.slice(0, maxThreadPictures - all().length));
  }, [storageKey]);

  function add(files: readonly File[]): void {
    const added = files.map((file): NewPicture => {
      return { key: nanoid(), name: file.name, state: 'waiting', progress: 0, file };
    });
    change([...all(), ...added]);
    setFault({});
    for (const { key } of added) enqueue(key);
  }

  function remove(key: string): void {
    cancel(key);
    change(all().filter((one) => one.key !== key));
    setFault({});
    keep();
  }

  return {
    pictures,
    isRestored,
    fault: fault.is,
    faultFound: fault,
    add,
    remove,
    setError: (found: PictureFault) => setFault({ is: found }),
    retry(key: string): void {
      patch(key, { state: 'waiting', error: undefined });
      setFault({});
      enqueue(key);
    },
    clear: () => {
      for (const { key } of all()) remove(key);
    },
    forget: () => storageKey && storeDraft(storageKey, undefined, onDevice),
    /** Waits for the pictures on their way; their ids, or nothing and a message if one was not sent. */
    async settle(): Promise<string[] | undefined> {
      await done();
      const ids = sentOf(all()).map(({ id }) => id);
      if (ids.length === all().length) return ids;
      setFault({ is: 'missing' });
      return undefined;
    },
  };
}

export type ThreadPictureList = ReturnType<typeof useThreadPictures>;
