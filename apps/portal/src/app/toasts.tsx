import { type ComponentType, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { retryImport } from '../shared/loading/retry-import.ts';
import { firstInteraction } from '../shared/loading/when.ts';
import { selectToasts } from '../shared/toasts.slice.ts';

const loadList = async () => (await import('./toast-list.tsx')).ToastList;

// Before the first message, which may be that the connection is broken.
void firstInteraction.then(loadList).catch(() => {});

/** Short messages at the top right; they are queued in the store until the code that renders them is loaded. */
export function Toasts() {
  const hasToasts = useSelector(selectToasts).length > 0;
  // It stays mounted between messages. Sonner counts a toast as dismissed only after its closing animation, and
  // shows every toast that is not dismissed again when its toaster mounts.
  const [List, setList] = useState<ComponentType>();
  useEffect(() => {
    if (!hasToasts) return;
    const show = (loaded: ComponentType) => setList(() => loaded);
    retryImport(loadList, Number.POSITIVE_INFINITY).then(show, () => {});
  }, [hasToasts]);
  return List && <List />;
}
