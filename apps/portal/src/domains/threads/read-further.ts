import { commentsApi } from './comments.api.ts';
import { changeThread, readThread, type ThreadDispatch } from './thread-thunks.ts';
import { withPage, withReplies } from './thread-view.ts';

/** Replies that are fetched at once beyond the first ones. */
const repliesAtOnce = '100';

// By hand: a thunk reads on from what the cache has, and adds to it.
const once = { subscribe: false, forceRefetch: true };

/** Reads the next comments of a discussion; `limit` of them, or 20. */
export const moreComments =
  (id: string, limit?: string) =>
  async (dispatch: ThreadDispatch): Promise<{ error?: unknown }> => {
    const cursor = dispatch(readThread(id))?.thread.nextCursor;
    if (!cursor) return {};
    const { listComments } = commentsApi.endpoints;
    const { data, error } = await dispatch(
      listComments.initiate({ params: { id }, query: { cursor, limit } }, once),
    );
    if (!data) return { error };
    dispatch(changeThread(id, (view) => withPage(view, data)));
    return {};
  };

/** Reads all replies to a comment. */
export const allReplies =
  (threadId: string, id: string) =>
  async (dispatch: ThreadDispatch): Promise<{ error?: unknown }> => {
    let cursor: string | undefined;
    do {
      const { listReplies } = commentsApi.endpoints;
      const query = { cursor, limit: repliesAtOnce };
      const { data, error } = await dispatch(listReplies.initiate({ params: { id }, query }, once));
      if (!data) return { error };
      dispatch(changeThread(threadId, (view) => withReplies(view, id, data.data)));
      cursor = data.nextCursor ?? undefined;
    } while (cursor);
    return {};
  };
