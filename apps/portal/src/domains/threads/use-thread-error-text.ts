import { useApiErrorText } from '../../shared/forms/use-api-error-text.ts';
import { useFieldErrorText } from '../../shared/forms/use-field-error-text.ts';
import { fill } from '../../shared/i18n/texts.ts';
import { useLateTexts } from '../../shared/i18n/use-late-texts.ts';
import { getApiError, getRetryAfter } from '../../shared/transport/api-error.ts';
import { useLanguage } from '../../shared/use-language.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A wait in whole units, and the key of its text. */
function inUnits(seconds: number): [key: string, count: number] {
  if (seconds < MINUTE) return ['failed.waitSeconds', seconds];
  if (seconds < HOUR) return ['failed.waitMinutes', Math.ceil(seconds / MINUTE)];
  return ['failed.waitHours', Math.ceil(seconds / HOUR)];
}

/** Says in the user's language why a call of discussions failed and, after too many posts, how long to wait. */
export function useThreadErrorText(): (error: unknown) => string {
  const texts = useLateTexts('thread-errors');
  const { language } = useLanguage();
  const apiErrorText = useApiErrorText();
  return (error) => {
    const code = getApiError(error)?.code;
    const wait = getRetryAfter(error);
    // Its texts may not have arrived.
    const isKnown = texts['failed.rate_limited'] !== undefined;
    if (code !== 'rate_limited' || !wait || !isKnown)
      return texts[`failed.${code}`] ?? apiErrorText(error);
    const [key, count] = inUnits(wait);
    return fill(texts, language, key, { count });
  };
}

/** Puts a field error of a post (`too_many_links:2`) into the user's language. */
export function useThreadFieldErrorText(): (error: string | undefined) => string | undefined {
  const texts = useLateTexts('thread-errors');
  const fieldErrorText = useFieldErrorText();
  return (error) => {
    const [code = '', limit = ''] = error?.split(':') ?? [];
    return texts[code]?.replace('{{limit}}', limit) ?? fieldErrorText(error);
  };
}
