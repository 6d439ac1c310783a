import { Button } from '@upaj/ui/button';
import { RotateCw } from 'lucide-react';
import { useSelector } from 'react-redux';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { selectAwaited } from '../chat.slice.ts';
import { useAsk } from '../use-ask.ts';

/** Asks the same question again; the new answer takes the place of this one. */
export function RetryButton({ id }: { id: string }) {
  const { t } = useTranslation('chat-answer');
  const { retry, isLoading } = useAsk();
  const isAwaited = useSelector(selectAwaited) !== undefined;
  return (
    <Button
      variant="outline"
      size="small"
      className="justify-self-start"
      isBusy={isLoading}
      disabled={isAwaited}
      onClick={() => void retry(id)}
    >
      <RotateCw aria-hidden="true" className="size-4.5" />
      {t('retry')}
    </Button>
  );
}
