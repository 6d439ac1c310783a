import type { Path } from 'react-router-dom';
import { storageKeys } from '../../shared/storage-keys.ts';

/** What the guard tells the sign-in: where somebody was going, and who it was. */
interface ReturnTo {
  from?: Path;
  of?: string | null;
}

const isLocal = ({ pathname, search, hash }: Path) =>
  pathname.startsWith('/') &&
  new URL(pathname + search + hash, location.origin).origin === location.origin;

/** Remembers in this tab where somebody was going who leaves for Google. */
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

/** Where somebody was going who comes back from Google; an address elsewhere is none. */
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
