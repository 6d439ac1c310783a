import type { SessionStarted } from '@upaj/contract/accounts.schema';
import { useDispatch } from 'react-redux';
import { sessionStarted } from '../../shared/session.slice.ts';

/** Keeps the session that sign-up and sign-in answer; the guard then leads the person on. */
export function useSessionStart(): (reply: SessionStarted) => void {
  const dispatch = useDispatch();
  return ({ token, userId, data }) => {
    dispatch(sessionStarted({ token, userId, userName: data.name, isSeller: data.isSeller }));
  };
}
