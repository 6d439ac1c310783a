import { lazy, Suspense } from 'react';
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
  return <Suspense fallback={null}>{hasToasts && <ToastList />}</Suspense>;
}
