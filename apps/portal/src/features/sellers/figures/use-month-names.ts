import { useMemo } from 'react';
import { useLanguage } from '../../../shared/use-language.ts';

/** The twelve months in the user's language: Jan or January. */
export function useMonthNames(width: 'short' | 'long'): string[] {
  const { language } = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { month: width, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
  }, [language, width]);
}
