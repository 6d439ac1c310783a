import { useSyncExternalStore } from 'react';

const changed = 'stored-value-changed';

function subscribe(listener: () => void): () => void {
  const events = [changed, 'storage'];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}

/** Stores a text in this browser for `useStoredValue` of every tab; null removes it. */
export function storeValue(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  dispatchEvent(new Event(changed));
}

/** A text of the browser's storage that menus show from the first paint; null while a page hydrates. */
export const useStoredValue = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  );
