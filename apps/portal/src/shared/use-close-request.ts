import { useEffect } from 'react';

/** The platform's CloseWatcher, which older browsers do not have. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Calls `onClose` once when the person asks to leave what is open: with the back button of an
 * Android phone, or Esc. Each `depth` above 0 is a place of its own; at 0 the page itself is left.
 */
export function useCloseRequest(depth: number, onClose: () => void): void {
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (depth === 0 || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = onClose;
    return () => watcher.destroy();
  }, [depth, onClose]);
}
