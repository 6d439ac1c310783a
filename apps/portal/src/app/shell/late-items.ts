import type { NavItem } from '@upaj/ui/nav-item';
import { useSyncExternalStore } from 'react';

const none: readonly NavItem[] = [];
let items = none;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the places at the end of the side menu that concern few users; their code comes late. */
export function setLateItems(next: readonly NavItem[] = none): void {
  items = next;
  for (const listener of listeners) listener();
}

export const useLateItems = (): readonly NavItem[] =>
  useSyncExternalStore(
    subscribe,
    () => items,
    () => none,
  );
