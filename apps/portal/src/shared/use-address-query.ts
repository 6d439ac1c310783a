import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Changes query parameters; an empty value removes its name. */
type ChangeAddress<Name extends string> = (
  change: Partial<Record<Name, string | undefined>>,
  options?: { replace?: boolean },
) => void;

/**
 * The query parameters, and how to change them. A change that was planned earlier (a search waits for
 * a pause) is made to the address of now: the router would make it to the one that it was planned at. Once the user has
 * followed a link to another page, which may still be loading, it is dropped.
 */
export function useAddressQuery<Name extends string>(): readonly [
  URLSearchParams,
  ChangeAddress<Name>,
] {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const current = useRef(query);
  const shownAt = useRef<string>(undefined);
  useEffect(() => {
    current.current = query;
  }, [query]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is shown at the browser's path once the router has rendered its own
  useEffect(() => {
    shownAt.current = window.location.pathname;
  }, [pathname]);

  const changeAddress: ChangeAddress<Name> = (change, options) => {
    // The browser is ahead of this page: a change would take the user back.
    if (window.location.pathname !== (shownAt.current ?? window.location.pathname)) return;
    const next = new URLSearchParams(current.current);
    for (const [name, value] of Object.entries<string | undefined>(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    // Two changes may come before the next render.
    current.current = next;
    setQuery(next, options);
  };
  return [query, changeAddress];
}
