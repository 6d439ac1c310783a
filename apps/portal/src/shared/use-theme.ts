import { useSyncExternalStore } from 'react';
import { themeKey } from './storage-keys.ts';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function changeTheme(to: Theme): void {
  document.documentElement.dataset.theme = to;
  localStorage.setItem(themeKey, to);
  for (const listener of listeners) listener();
}

/** Light or dark: the user's choice, else what the device prefers. */
export function useTheme(): { theme: Theme; changeTheme: (to: Theme) => void } {
  // A prerendered page is light until hydration; its colours are right from the start.
  return { theme: useSyncExternalStore(subscribe, currentTheme, () => 'light'), changeTheme };
}
