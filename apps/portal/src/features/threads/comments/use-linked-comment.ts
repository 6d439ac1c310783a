import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { moreComments } from '../../../domains/threads/read-further.ts';
import { readThread, type ThreadDispatch } from '../../../domains/threads/thread-thunks.ts';
import { findPost } from '../../../domains/threads/thread-view.ts';
import { showPost } from './show-post.ts';

/** Comments that are fetched at once on the way to a linked one, and how often. */
const atOnce = '100';
const MOST_PAGES = 10;

const commentIn = (hash: string): string | undefined => hash.match(/^#comment-([\w-]+)$/)?.[1];

/** Shows the comment or reply that the address names, once; it may be further down than what is read. */
export function useLinkedComment(threadId: string): void {
  const dispatch = useDispatch<ThreadDispatch>();
  const { hash, key } = useLocation();
  const shown = useRef('');
  useEffect(() => {
    const id = commentIn(hash);
    const visit = `${threadId} ${key} ${hash}`;
    if (!id || threadId === '' || shown.current === visit) return;
    shown.current = visit;
    const isThere = () => {
      const view = dispatch(readThread(threadId));
      return !view || findPost(view, id) !== undefined || view.thread.nextCursor === null;
    };
    const search = async () => {
      for (let page = 0; page < MOST_PAGES && !isThere(); page += 1) {
        const { error } = await dispatch(moreComments(threadId, atOnce));
        if (error) return;
      }
      showPost(id);
    };
    void search();
  }, [hash, key, threadId, dispatch]);
}
