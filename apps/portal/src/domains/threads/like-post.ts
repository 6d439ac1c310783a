import type { toggleLike } from '@upaj/contract/comments.endpoints';
import type { BodyOf } from '@upaj/contract/endpoint';
import { commentsApi } from './comments.api.ts';
import { changeThread, readThread, type ThreadDispatch } from './thread-thunks.ts';
import { findPost, withPost } from './thread-view.ts';

type Target = Pick<BodyOf<typeof toggleLike>, 'on' | 'id'>;

/** What the user wants of posts whose like is on its way. */
const wanted = new Map<string, boolean>();

/** Whether a like of this post, or its removal, is on its way. */
export const isLiking = (id: string): boolean => wanted.has(id);

/**
 * Likes a post or takes the like back: shown at once, undone if the server refuses. One request is on its way for a post;
 * it says what the like becomes, so that nothing is counted twice however often the button is pressed.
 */
export const likeChosen =
  (threadId: string, { on, id }: Target) =>
  async (dispatch: ThreadDispatch): Promise<{ error?: unknown }> => {
    const show = (isLiked: boolean, likeCount: number) =>
      dispatch(changeThread(threadId, (view) => withPost(view, id, { isLiked, likeCount })));
    const read = () => {
      const view = dispatch(readThread(threadId));
      return view && findPost(view, id);
    };
    const before = read();
    if (!before) return {};
    show(!before.isLiked, before.likeCount + (before.isLiked ? -1 : 1));
    const isRunning = isLiking(id);
    wanted.set(id, !before.isLiked);
    if (isRunning) return {};

    let known = { isLiked: before.isLiked, likes: before.likeCount };
    try {
      while (wanted.get(id) !== known.isLiked) {
        const isLiked = wanted.get(id);
        // By hand: a thunk repeats it until the server has what the user wants.
        const toggle = commentsApi.endpoints.toggleLike.initiate({ body: { on, id, isLiked } });
        const { data, error } = await dispatch(toggle);
        if (!data) {
          show(known.isLiked, known.likes);
          return { error };
        }
        known = data.data;
      }
      show(known.isLiked, known.likes);
      return {};
    } finally {
      wanted.delete(id);
    }
  };
