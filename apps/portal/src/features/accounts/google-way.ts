import type { Path } from 'react-router-dom';
import { kept } from '../../shared/kept.ts';

/** What the guard tells the sign-in: where somebody was going, and who it was. */
interface Wanted {
  from?: Path;
  of?: string | null;
}

const isLocal = ({ pathname, search, hash }: Path) =>
  pathname.startsWith('/') &&
  new URL(pathname + search + hash, location.origin).origin === location.origin;

/** Remembers in this tab where somebody was going who leaves for Google. */
export function keepWay(state: unknown): void {
  // Written by the guard; the history keeps whatever it was given.
  const { from, of } = (state ?? {}) as Wanted;
  sessionStorage.removeItem(kept.googleWay);
  if (!from) return;
  const { pathname, search, hash } = from;
  sessionStorage.setItem(kept.googleWay, JSON.stringify({ from: { pathname, search, hash }, of }));
}

/** Where somebody was going who comes back from Google; an address elsewhere is none. */
export function takeWay(): Wanted {
  const text = sessionStorage.getItem(kept.googleWay);
  sessionStorage.removeItem(kept.googleWay);
  try {
    const wanted: Wanted = JSON.parse(text ?? '{}');
    return wanted.from && isLocal(wanted.from) ? wanted : {};
  } catch {
    return {};
  }
}
