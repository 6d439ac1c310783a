import { Button } from '@upaj/ui/button';
import { Trash2 } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { CacheDispatch } from '../../../shared/loading/store-parts.ts';
import { conversationSaved } from '../ask/save-conversation.ts';
import { conversationCleared, selectAwaited } from '../chat.slice.ts';

/** Clears the conversation; the notice that takes its place undoes it. */
export function ClearButton() {
  const { t } = useTranslation('chat-answer');
  const dispatch: CacheDispatch = useDispatch();
  const isAwaited = useSelector(selectAwaited) !== undefined;

  function clear(): void {
    dispatch(conversationCleared());
    dispatch(conversationSaved());
  }

  return (
    <Button variant="quiet" size="small" disabled={isAwaited} onClick={clear}>
      <Trash2 aria-hidden="true" className="size-5" />
      {t('clear')}
    </Button>
  );
}
