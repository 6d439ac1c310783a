import { formatDay } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { weekdayOf } from '../local-time.ts';

/** Names a day yyyy-mm-dd by its weekday, its day and its month: the days here are those of one week. */
export function useDayName(): (day: string) => string {
  const { t } = useTranslation('field-weather');
  const { language } = useLanguage();
  return (day) => t('day', { weekday: weekdayOf(day, language), day: formatDay(day).slice(0, 5) });
}
