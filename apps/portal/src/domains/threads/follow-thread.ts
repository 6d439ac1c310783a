import type { streamThread } from '@upaj/contract/comments.endpoints';
import { openEventStream } from '../../shared/transport/event-stream.ts';
import { request } from '../../shared/transport/request.ts';
import { whileSeen } from '../../shared/transport/while-seen.ts';
import { commentsApi } from './comments.api.ts';
import { isLiking } from './like-post.ts';
import { lacksAnswer, withChanges } from './live-comments.ts';
import { changeThread, readThread, type ThreadDispatch } from './thread-thunks.ts';

const streamRequest = request<typeof streamThread>('GET', '/api/v1/tweets/:id/stream');
/** Milliseconds after which changes that could not be read are tried again. */
const RETRY_MS = 5_000;

// By hand: the stream asks, outside of React.
const once = { subscribe: false, forceRefetch: true };

type Store = Parameters<typeof openEventStream>[0];

/**
 * Follows a discussion until the signal ends it. The stream only tells the number of the last change, at once and after
 * each lost connection; what has changed since the number that is known here is fetched, so that nothing is missed.
 */
const followThread =
  (id: string, userId: string | null, signal: AbortSignal) =>
  async (dispatch: ThreadDispatch, getState: Store['getState'], extra: unknown): Promise<void> => {
    let latest = 0;
    let isFetching = false;
    const isBehind = () => latest > (dispatch(readThread(id))?.thread.change ?? latest);
    const catchUp = async () => {
      if (isFetching) return;
      isFetching = true;
      while (!signal.aborted && isBehind() && (await dispatch(changesRead(id, userId)))) {
        // Up to 100 changes are read at once.
      }
      isFetching = false;
      if (!signal.aborted && isBehind()) setTimeout(() => void catchUp(), RETRY_MS);
    };
    await openEventStream<typeof streamThread>(
      { dispatch, getState, extra },
      streamRequest({ params: { id } }),
      {
        signal,
        onEvent: ({ data }) => {
          latest = Math.max(latest, data.change);
          void catchUp();
        },
      },
    );
  };

/** Follows a discussion while its page is looked at, until the returned function is called. */
export const followWhileSeen = (
  dispatch: ThreadDispatch,
  id: string,
  userId: string | null,
): (() => void) =>
  whileSeen((signal) => {
    // Without a stream the page is as fresh as its last request.
    dispatch(followThread(id, userId, signal)).catch(() => {});
  });

/** Reads what has changed since the last change that is known; tells whether it goes on from there. */
const changesRead =
  (id: string, userId: string | null) =>
  async (dispatch: ThreadDispatch): Promise<boolean> => {
    const since = dispatch(readThread(id))?.thread.change;
    if (since === undefined) return false;
    const { listThreadChanges, getThread } = commentsApi.endpoints;
    const query = { since: String(since) };
    const { data } = await dispatch(listThreadChanges.initiate({ params: { id }, query }, once));
    if (!data) return false;
    dispatch(changeThread(id, (view) => withChanges(view, data.data, { userId, isLiking })));
    const view = dispatch(readThread(id));
    if (view && lacksAnswer(view, data.data)) {
      await dispatch(getThread.initiate({ params: { id } }, once));
    }
    return data.data.change > since;
  };
