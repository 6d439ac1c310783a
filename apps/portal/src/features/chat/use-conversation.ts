import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSession } from '../../domains/session/session.slice.ts';
import type { CacheDispatch } from '../../shared/loading/store-parts.ts';
import { conversationKey, readConversation } from './ask/conversation-storage.ts';
import { conversationSaved } from './ask/save-conversation.ts';
import { conversationOpened, selectAwaited, selectChat } from './chat.slice.ts';

/** Opens the conversation that this user had here, follows other tabs, and keeps it when the page is left. */
export function useConversation(): void {
  const dispatch: CacheDispatch = useDispatch();
  const { userId } = useSelector(selectSession);
  const { userId: owner } = useSelector(selectChat);
  const isAwaited = useSelector(selectAwaited) !== undefined;

  useEffect(() => {
    if (!userId) return;
    const open = () => dispatch(conversationOpened({ userId, messages: readConversation(userId) }));
    if (userId !== owner) open();
    const follow = ({ key }: StorageEvent) => {
      if (key === conversationKey(userId) && !isAwaited) open();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [dispatch, userId, owner, isAwaited]);

  useEffect(() => {
    if (!isAwaited) return;
    // The last chance of a phone that ends a hidden page.
    const save = () => dispatch(conversationSaved());
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, [dispatch, isAwaited]);
}
