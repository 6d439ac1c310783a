import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { resolvePath } from 'react-router-dom';
import { selectIsSignedIn } from '../domains/session/session.slice.ts';
import type { Preload } from '../shared/page-link.tsx';
import { loadPage } from './pages.ts';

/** How links load their page before they are pressed; it never rejects. */
export function usePreload(): Preload {
  const isSignedIn = useSelector(selectIsSignedIn);
  return useCallback(
    (to, asPerson = isSignedIn) =>
      // A page that fails to load now is loaded again, and its error shown, when the user navigates to it.
      loadPage(resolvePath(to).pathname, asPerson).catch(() => {}),
    [isSignedIn],
  );
}
