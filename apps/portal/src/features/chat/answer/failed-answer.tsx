import { formatTimestamp } from '../../../shared/format.ts';
import { useApiErrorText } from '../../../shared/forms/use-api-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { Answer, AnswerFailure } from '../chat-message.ts';
import { RetryButton } from './retry-button.tsx';

/** Why it failed, and when to ask again where the server says so. */
export function useFailureText(): (failure: AnswerFailure | undefined) => string {
  const { t } = useTranslation('chat-answer');
  const errorText = useApiErrorText();
  return (failure) => {
    if (failure?.retryAt) return t('askAgainAt', { time: formatTimestamp(failure.retryAt) });
    if (failure?.code === 'rate_limited') return t('askAgainLater');
    const data = failure?.code && { success: false, code: failure.code, message: '' };
    return errorText({ status: failure?.status, data });
  };
}

/** The message in place of an answer that did not come. */
export function FailedAnswer({ answer }: { answer: Answer }) {
  const { t } = useTranslation('chat-answer');
  const failureText = useFailureText();
  return (
    <>
      <div className="grid gap-1">
        <p className="font-semibold">{t('error')}</p>
        <p className="text-sm">{failureText(answer.failure)}</p>
      </div>
      <RetryButton id={answer.id} />
    </>
  );
}
