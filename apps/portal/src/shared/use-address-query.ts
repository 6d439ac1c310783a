import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Changes query parameters; an empty value removes its name. */
type ChangeAddress<Name extends string> = (
  change: Partial<Record<Name, string | undefined>>,
  options?: { replace?: boolean },
) => void;

/**
 * The query parameters, and how to change them. A change that was planned earlier (a search waits for
 * a pause) is made to the address of now: the router would make it to the one that it was planned at.
 */
export function useAddressQuery<Name extends string>(): readonly [
  URLSearchParams,
  ChangeAddress<Name>,
] {
  const [query, setQuery] = useSearchParams();
  const current = useRef(query);
  useEffect(() => {
    current.current = query;
  }, [query]);

  const changeAddress: ChangeAddress<Name> = (change, options) => {
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
