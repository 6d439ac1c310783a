import { type ComponentType, lazy } from 'react';
import { onFailureShown, retryImport } from './retry-import.ts';

interface LazyComponent {
  /** Loads the code, with one attempt. */
  load: () => Promise<unknown>;
  /** The component where its code is loaded, else one that waits for it and retries. */
  resolve: () => ComponentType;
}

/** A component whose code is loaded by a dynamic import. */
export function createLazyComponent(
  loadModule: () => Promise<{ default: ComponentType }>,
): LazyComponent {
  let loaded: ComponentType | undefined;
  const load = async () => {
    const module = await loadModule();
    loaded = module.default;
    return module;
  };
  const createLazy = (): ComponentType =>
    lazy(() =>
      retryImport(load).catch((error) => {
        // React keeps the failure of a lazy component; only another one loads again.
        onFailureShown(() => {
          waiting = createLazy();
        });
        throw error;
      }),
    );
  let waiting = createLazy();
  // A loaded component is rendered at once: React would hold a fallback for 0.3 s otherwise.
  return { load, resolve: () => loaded ?? waiting };
}
