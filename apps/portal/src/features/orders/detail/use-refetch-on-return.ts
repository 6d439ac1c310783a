import { useEffect } from 'react';

/** Fetches again when the user comes back to the page, such as from a UPI app or a call: the other side may have acted. */
export function useRefetchOnReturn(refetch: () => unknown): void {
  useEffect(() => {
    const listen = () => void (document.hidden || refetch());
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, [refetch]);
}
