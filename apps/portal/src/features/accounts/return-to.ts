import type { Path } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { storageKeys } from '../../shared/storage-keys.ts';

/** The navigation state that the guard gives the sign-in: the address that was wanted, and by which user. */
export interface ReturnTo {
  from?: Path;
  of?: string | null;
}

const isLocal = ({ pathname, search, hash }: Path) =>
  pathname.startsWith('/') &&
  new URL(pathname + search + hash, location.origin).origin === location.origin;

/** Stores in this tab the address that the user wanted before the redirect to Google. */
export function storeReturnTo(state: unknown): void {
  // Written by the guard; the history keeps whatever it was given.
  const { from, of } = (state ?? {}) as ReturnTo;
  sessionStorage.removeItem(storageKeys.returnTo);
  if (!from) return;
  const { pathname, search, hash } = from;
  sessionStorage.setItem(
    storageKeys.returnTo,
    JSON.stringify({ from: { pathname, search, hash }, of }),
  );
}

/**
 * Gives the sign-in the address that a visitor was redirected from before any code was loaded, in the state of the
 * history, as the guard does. `before-paint/way-in.ts` stores it.
 */
export function restoreReturnTo(): void {
  if (location.pathname !== paths.signIn.path || location.search) return;
  const wanted = takeReturnTo();
  // The format of the router's history.
  if (wanted.from) history.replaceState({ usr: wanted, key: 'default' }, '');
}

/** The stored address after the return from Google; an address of another site is ignored. */
export function takeReturnTo(): ReturnTo {
  const text = sessionStorage.getItem(storageKeys.returnTo);
  sessionStorage.removeItem(storageKeys.returnTo);
  try {
    const wanted: ReturnTo = JSON.parse(text ?? '{}');
    return wanted.from && isLocal(wanted.from) ? wanted : {};
  } catch {
    return {};
  }
}
