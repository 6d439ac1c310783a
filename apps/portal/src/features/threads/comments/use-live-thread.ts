import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSession } from '../../../domains/session/session.slice.ts';
import { followThread } from '../../../domains/threads/follow-thread.ts';
import type { ThreadDispatch } from '../../../domains/threads/thread-thunks.ts';
import { whileSeen } from '../../../shared/transport/while-seen.ts';

/** Follows what others write in a discussion while it is looked at; nothing without an id. */
export function useLiveThread(id: string): void {
  const dispatch = useDispatch<ThreadDispatch>();
  const { userId } = useSelector(selectSession);
  useEffect(() => {
    if (id === '') return;
    return whileSeen((signal) => {
      // Without a stream the page is as fresh as its last request.
      dispatch(followThread(id, userId, signal)).catch(() => {});
    });
  }, [id, userId, dispatch]);
}
