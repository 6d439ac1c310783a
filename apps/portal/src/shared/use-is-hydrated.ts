import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a page that was rendered at build time comes alive, true from then on and everywhere else:
 * what only the browser knows (the query of the address) may not differ from the HTML before that.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
