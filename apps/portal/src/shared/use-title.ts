import { useEffect } from 'react';

/** How the page named itself that the build has just drawn. */
export const drawn = { title: 'Upaj' };

/** Names the browser's tab after the page, until the next page names it. */
export function useTitle(title: string | undefined): void {
  const whole = title ? `${title} · Upaj` : 'Upaj';
  if (import.meta.env.SSR) drawn.title = whole;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
