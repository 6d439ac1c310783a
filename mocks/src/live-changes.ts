import type { LiveChange } from '@upaj/contract/notifications.schema';

type Changed = LiveChange['changed'][number];

const everything: readonly Changed[] = ['notifications', 'orders', 'cart'];
const listeners = new Map<string, Set<(changed: readonly Changed[]) => void>>();

/** Tells the open streams of a user what has changed. */
export function tellUser(userId: string, ...changed: Changed[]): void {
  for (const listener of listeners.get(userId) ?? []) listener(changed);
}

function listen(userId: string, listener: (changed: readonly Changed[]) => void): () => void {
  const own = listeners.get(userId) ?? new Set();
  listeners.set(userId, own.add(listener));
  return () => void own.delete(listener);
}

/** What changes for a user until the signal ends it: at first everything, then what has changed since. */
export async function* changesOf(userId: string, signal: AbortSignal) {
  const waiting = new Set<Changed>(everything);
  let wake = () => {};
  const stop = listen(userId, (changed) => {
    for (const part of changed) waiting.add(part);
    wake();
  });
  signal.addEventListener('abort', () => wake());
  try {
    while (!signal.aborted) {
      if (waiting.size === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      const changed = [...waiting];
      waiting.clear();
      yield changed;
    }
  } finally {
    stop();
  }
}
