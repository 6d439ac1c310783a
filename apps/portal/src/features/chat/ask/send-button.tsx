import { Button } from '@upaj/ui/button';
import { SendHorizontal, Square } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { selectAwaited } from '../chat.slice.ts';

/** Leaves the focus, and with it a phone's keyboard, where it is. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const stop = async () => (await import('./ask-question.ts')).stopAnswer();

/** Sends the question, or stops the answer that is on its way. */
export function SendButton({ isLoading }: { isLoading: boolean }) {
  const { t } = useTranslation('chat');
  const isAwaited = useSelector(selectAwaited) !== undefined;
  const Icon = isAwaited ? Square : SendHorizontal;
  return (
    <Button
      type={isAwaited ? 'button' : 'submit'}
      variant={isAwaited ? 'outline' : 'primary'}
      className="min-h-12"
      isBusy={isLoading}
      onMouseDown={keepFocus}
      onClick={isAwaited ? () => void stop() : undefined}
    >
      {!isLoading && <Icon aria-hidden="true" className="size-5" />}
      <span className="max-md:sr-only">{t(isAwaited ? 'stop' : 'send')}</span>
    </Button>
  );
}
