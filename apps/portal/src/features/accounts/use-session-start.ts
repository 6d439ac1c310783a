import type { SessionStarted } from '@upaj/contract/accounts.schema';
import { use } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { sessionStarted } from '../../domains/session/session.slice.ts';
import { PreloadContext } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';

/**
 * Stores the session that sign-up and sign-in return; the guard then redirects the user. The page that they are
 * led to is here by then: on a slow line they would look at an empty one for a second.
 */
export function useSessionStart(): (reply: SessionStarted) => Promise<void> {
  const dispatch = useDispatch();
  const preload = use(PreloadContext);
  const { state } = useLocation();
  return async ({ token, userId, data }) => {
    await preload(state?.from?.pathname ?? paths.dashboard.href(), true);
    dispatch(sessionStarted({ token, userId, userName: data.name, isSeller: data.isSeller }));
  };
}
