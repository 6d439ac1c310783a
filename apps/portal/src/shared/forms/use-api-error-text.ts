import { useTexts, useTranslation } from '../i18n/use-translation.ts';
import { getApiError, getRetryAfter, isBackendDown } from '../transport/api-error.ts';
import { useLanguage } from '../use-language.ts';

/** Says in the user's language why a call failed and, after too many tries, how long to wait. */
export function useApiErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  const texts = useTexts('errors');
  return (error) => {
    const wait = getRetryAfter(error);
    const apiError = getApiError(error);
    if (apiError?.code === 'rate_limited' && wait) {
      return wait < 60
        ? t('failed.waitSeconds', { count: wait })
        : t('failed.waitMinutes', { count: Math.ceil(wait / 60) });
    }
    const saysWhy = apiError?.code === 'storage_full' || apiError?.code === 'busy';
    if (isBackendDown(error) && !saysWhy) return t('failed.unreachable');
    return texts[`failed.${apiError?.code}`] ?? t('failed.unknown');
  };
}

/**
 * The reason that the server gave, if it gave one: in English its own words, as the specification wants
 * them, in other languages what stands for its code there.
 */
export function useServerMessage(): (error: unknown) => string | undefined {
  const { language } = useLanguage();
  const apiErrorText = useApiErrorText();
  return (error) => {
    const apiError = getApiError(error);
    if (!apiError) return undefined;
    // The server's words do not say how long to wait.
    const saysAll = language === 'en' && apiError.code !== 'rate_limited';
    return saysAll ? apiError.message : apiErrorText(error);
  };
}
