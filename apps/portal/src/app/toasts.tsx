import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectToasts } from '../shared/toasts.slice.ts';

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }));

/** Short messages at the top right; the code that draws them arrives with the first message. */
export function Toasts() {
  const hasToasts = useSelector(selectToasts).length > 0;
  return <Suspense fallback={null}>{hasToasts && <ToastList />}</Suspense>;
}
