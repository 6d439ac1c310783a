import { useEffect } from 'react';
import { useTranslation } from './i18n/use-translation.ts';

/** The title of the page that the build has just prerendered. */
export const prerendered = { title: '' };

/** Names the browser's tab after the page, until the next page names it. */
export function useTitle(title: string | undefined): void {
  const { t } = useTranslation('shell');
  const whole = title ? `${title} · ${t('brand')}` : t('brand');
  if (import.meta.env.SSR) prerendered.title = whole;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
