import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a prerendered page hydrates, true from then on and everywhere else:
 * what only the browser knows (the query of the address) may not differ from the HTML before that.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
