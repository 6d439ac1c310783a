import { useEffect } from 'react';

/** Names the browser's tab after the page, until the next page names it. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · Upaj` : 'Upaj';
  }, [title]);
}
