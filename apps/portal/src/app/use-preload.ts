import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { resolvePath } from 'react-router-dom';
import { selectIsSignedIn } from '../domains/session/session.slice.ts';
import type { Preload } from '../shared/preload.ts';
import { loadPage } from './pages.ts';

/** How links bring the page behind them before somebody presses them; it never fails. */
export function usePreload(): Preload {
  const isSignedIn = useSelector(selectIsSignedIn);
  return useCallback(
    (to, asPerson = isSignedIn) =>
      // A page that does not arrive now is asked for again, and its failure shown, when somebody goes there.
      loadPage(resolvePath(to).pathname, asPerson).catch(() => {}),
    [isSignedIn],
  );
}
