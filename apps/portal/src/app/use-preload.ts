import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { resolvePath } from 'react-router-dom';
import { selectIsSignedIn } from '../shared/session.slice.ts';
import { bringPage } from './pages.ts';

/** How links bring the page behind them before somebody presses them. */
export function usePreload(): (to: string) => void {
  const isSignedIn = useSelector(selectIsSignedIn);
  return useCallback(
    (to) => {
      // A page that does not arrive now is asked for again, and its failure shown, when somebody goes there.
      bringPage(resolvePath(to).pathname, isSignedIn).catch(() => {});
    },
    [isSignedIn],
  );
}
