import type { ThunkDispatch } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import { commentsApi } from './comments.api.ts';
import type { ThreadView } from './thread-view.ts';

type CachedState = Parameters<typeof commentsApi.util.selectInvalidatedBy>[0];
export type ThreadDispatch = ThunkDispatch<CachedState, unknown, UnknownAction>;
/** Work on the cached discussion. */
type ThreadThunk<Result> = (dispatch: ThreadDispatch, getState: () => CachedState) => Result;

/** What is read of a discussion now; nothing before its first reply. */
export const readThread =
  (id: string): ThreadThunk<ThreadView | undefined> =>
  (_, getState) =>
    commentsApi.endpoints.getThread.select({ params: { id } })(getState()).data;

/** Changes what is read of a discussion. */
export const changeThread =
  (id: string, change: (view: ThreadView) => ThreadView): ThreadThunk<void> =>
  (dispatch, getState) => {
    // The plain state, since a draft of it would copy whatever a change passes on.
    const view = readThread(id)(dispatch, getState);
    if (view) {
      const next = change(view);
      dispatch(commentsApi.util.updateQueryData('getThread', { params: { id } }, () => next));
    }
  };
