import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectToasts } from '../shared/toasts.slice.ts';
import { PlainToastList } from './plain-toast-list.tsx';

// What there is to say may be that the line is broken: then nothing more arrives over it.
const ToastList = lazy(() =>
  import('./toast-list.tsx').then(
    (module) => ({ default: module.ToastList }),
    () => ({ default: PlainToastList }),
  ),
);

/** Short messages at the top right; the code that draws them arrives with the first message. */
export function Toasts() {
  const hasToasts = useSelector(selectToasts).length > 0;
  const [hasStarted, setStarted] = useState(false);
  if (hasToasts && !hasStarted) setStarted(true);
  // It stays mounted between messages. Sonner counts a toast as dismissed only after its closing animation, and
  // shows every toast that is not dismissed again when its toaster mounts.
  return <Suspense fallback={null}>{hasStarted && <ToastList />}</Suspense>;
}
