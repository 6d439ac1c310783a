import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSession } from '../../../domains/session/session.slice.ts';
import type { ThreadDispatch } from '../../../domains/threads/thread-thunks.ts';
import { useLoaded } from '../../../shared/loading/use-loaded.tsx';
import { whenRead } from '../../../shared/loading/when.ts';

// What others write may wait until the page is read; nothing is missed by then.
const loadFollowing = async () => {
  await whenRead();
  return (await import('../../../domains/threads/follow-thread.ts')).followWhileSeen;
};

/** Follows what others write in a discussion while it is looked at; nothing without an id. */
export function useLiveThread(id: string): void {
  const dispatch = useDispatch<ThreadDispatch>();
  const { userId } = useSelector(selectSession);
  const { data: followWhileSeen } = useLoaded(loadFollowing);
  useEffect(() => {
    if (id === '' || !followWhileSeen) return;
    return followWhileSeen(dispatch, id, userId);
  }, [id, userId, dispatch, followWhileSeen]);
}
