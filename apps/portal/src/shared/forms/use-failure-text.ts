import { isBackendDown, refusalOf, waitOf } from '../failure.ts';
import { useTexts, useTranslation } from '../i18n/use-translation.ts';
import { useLanguage } from '../use-language.ts';

/** Says in the person's language why a call failed and, after too many tries, how long to wait. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('problems');
  const texts = useTexts('problems');
  return (error) => {
    const wait = waitOf(error);
    const refusal = refusalOf(error);
    if (refusal?.code === 'rate_limited' && wait) {
      return wait < 60
        ? t('failed.waitSeconds', { count: wait })
        : t('failed.waitMinutes', { count: Math.ceil(wait / 60) });
    }
    const saysWhy = refusal?.code === 'storage_full' || refusal?.code === 'busy';
    if (isBackendDown(error) && !saysWhy) return t('failed.unreachable');
    return texts[`failed.${refusal?.code}`] ?? t('failed.unknown');
  };
}

/**
 * The reason that the server gave, if it gave one: in English its own words, as the specification wants
 * them, in other languages what stands for its code there.
 */
export function useReasonText(): (error: unknown) => string | undefined {
  const { language } = useLanguage();
  const failureText = useFailureText();
  return (error) => {
    const refusal = refusalOf(error);
    if (!refusal) return undefined;
    // The server's words do not say how long to wait.
    const saysAll = language === 'en' && refusal.code !== 'rate_limited';
    return saysAll ? refusal.message : failureText(error);
  };
}
