import { Button } from '@upaj/ui/button';
import { Notice } from '@upaj/ui/notice';
import { useDispatch } from 'react-redux';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { CacheDispatch } from '../../../shared/loading/store-parts.ts';
import { conversationSaved } from '../ask/save-conversation.ts';
import { clearedForgotten, clearingUndone } from '../chat.slice.ts';

/** Says that the conversation is cleared, and undoes it. */
export function ClearedNotice() {
  const { t } = useTranslation('chat-answer');
  const dispatch: CacheDispatch = useDispatch();

  function undo(): void {
    dispatch(clearingUndone());
    dispatch(conversationSaved());
  }

  return (
    <div role="status">
      <Notice
        closeLabel={t('close')}
        onClose={() => dispatch(clearedForgotten())}
        action={
          <Button variant="quiet" size="small" onClick={undo}>
            {t('undo')}
          </Button>
        }
      >
        {t('cleared')}
      </Notice>
    </div>
  );
}
