import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { countArrived, withArrivedShown } from '../../../domains/threads/arrived-posts.ts';
import { changeThread, type ThreadDispatch } from '../../../domains/threads/thread-thunks.ts';
import type { ThreadView } from '../../../domains/threads/thread-view.ts';
import { showPost } from './show-post.ts';

/** Whether the user is writing: what is above a form must not push it away. */
const isWriting = () => document.activeElement instanceof HTMLTextAreaElement;

/**
 * New posts of others: counted, and shown when the user asks for them, or where they move nothing, at the end of the
 * comments, which the element of `end` marks.
 */
export function useArrived(view: ThreadView) {
  const dispatch = useDispatch<ThreadDispatch>();
  const end = useRef<HTMLDivElement>(null);
  const isAtEnd = useIsSeen(end);
  const count = countArrived(view);
  const { _id } = view.thread;
  const insert = useCallback(() => dispatch(changeThread(_id, withArrivedShown)), [_id, dispatch]);
  const isHarmless = view.arrivedReplies.length === 0 && view.thread.nextCursor === null;
  useEffect(() => {
    if (count > 0 && isAtEnd && isHarmless && !isWriting()) insert();
  }, [count, isAtEnd, isHarmless, insert]);

  const first = view.arrived[0] ?? view.arrivedReplies[0];
  return {
    count,
    end,
    show: () => {
      insert();
      if (first) showPost(first._id);
    },
  };
}

/** Whether an element is on the screen now. */
function useIsSeen(ref: { current: Element | null }): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.at(-1)?.isIntersecting === true),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isSeen;
}
