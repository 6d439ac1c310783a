import { useEffect, useState } from 'react';
import type { LeafWorker } from './leaf-worker.ts';

/** The worker of this page, started when it is first asked and ended when the page is left. */
export function useLeafWorker(): () => Promise<LeafWorker> {
  const [owner] = useState(() => {
    let worker: Promise<LeafWorker> | undefined;
    return {
      get(): Promise<LeafWorker> {
        worker ??= import('./leaf-worker.ts').then(({ createLeafWorker }) => createLeafWorker());
        // Code that did not arrive is asked for again.
        worker.catch(() => {
          worker = undefined;
        });
        return worker;
      },
      close: () => void worker?.then((started) => started.close()).catch(() => {}),
    };
  });
  useEffect(() => owner.close, [owner]);
  return owner.get;
}
