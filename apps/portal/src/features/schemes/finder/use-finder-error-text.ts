import { formatNumber } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { FinderError } from './finder-form.ts';

/** What is wrong with a field, in words; undefined while nothing is. */
export function useFinderErrorText() {
  const { t } = useTranslation('schemes');
  return (error: FinderError | undefined): string | undefined => {
    if (!error) return undefined;
    if (error.code === 'noUnit') return t('finder.noUnit');
    return t(error.field === 'age' ? 'finder.notAnAge' : 'finder.notANumber', {
      max: formatNumber(error.max),
    });
  };
}
