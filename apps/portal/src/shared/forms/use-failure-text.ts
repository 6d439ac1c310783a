import { isBackendDown, refusalOf, waitOf } from '../failure.ts';
import { useTexts, useTranslation } from '../i18n/use-translation.ts';

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
    if (isBackendDown(error)) return t('failed.unreachable');
    return texts[`failed.${refusal?.code}`] ?? t('failed.unknown');
  };
}
