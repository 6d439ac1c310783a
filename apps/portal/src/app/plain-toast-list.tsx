import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectToasts, type Toast, toastGone } from '../shared/toasts.slice.ts';

/** The messages of the store for whom their own code did not arrive. */
export function PlainToastList() {
  const toasts = useSelector(selectToasts);
  return (
    <div role="status" className="fixed end-4 top-4 z-40 grid max-w-sm gap-2">
      {toasts.map((toast) => (
        <PlainToast key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function PlainToast({ toast: { id, text, duration } }: { toast: Toast }) {
  const dispatch = useDispatch();
  useEffect(() => {
    const timer = setTimeout(() => dispatch(toastGone(id)), duration);
    return () => clearTimeout(timer);
  }, [id, duration, dispatch]);
  return (
    <p className="rounded-control border border-line bg-surface px-4 py-3 font-medium shadow-float">
      {text}
    </p>
  );
}
