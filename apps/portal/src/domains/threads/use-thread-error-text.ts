import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useFieldErrorText } from '../../shared/forms/use-field-error-text.ts';
import { useTexts, useTranslation } from '../../shared/i18n/use-translation.ts';
import { getApiError, getRetryAfter } from '../../shared/transport/api-error.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Says in the user's language why a call of discussions failed and, after too many posts, how long to wait. */
export function useThreadErrorText(): (error: unknown) => string {
  const { t } = useTranslation('thread-errors');
  const texts = useTexts('thread-errors');
  const apiErrorText = useApiErrorText();
  return (error) => {
    const code = getApiError(error)?.code;
    const wait = getRetryAfter(error);
    if (code !== 'rate_limited' || !wait) return texts[`failed.${code}`] ?? apiErrorText(error);
    if (wait < MINUTE) return t('failed.waitSeconds', { count: wait });
    if (wait < HOUR) return t('failed.waitMinutes', { count: Math.ceil(wait / MINUTE) });
    return t('failed.waitHours', { count: Math.ceil(wait / HOUR) });
  };
}

/** Puts a field error of a post (`too_many_links:2`) into the user's language. */
export function useThreadFieldErrorText(): (error: string | undefined) => string | undefined {
  const texts = useTexts('thread-errors');
  const fieldErrorText = useFieldErrorText();
  return (error) => {
    const [code = '', limit = ''] = error?.split(':') ?? [];
    return texts[code]?.replace('{{limit}}', limit) ?? fieldErrorText(error);
  };
}
