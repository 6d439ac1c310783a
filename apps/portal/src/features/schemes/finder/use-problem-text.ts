import { formatNumber } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { FinderProblem } from './finder-form.ts';

/** What is wrong with a field, in words; undefined while nothing is. */
export function useProblemText() {
  const { t } = useTranslation('schemes');
  return (problem: FinderProblem | undefined): string | undefined => {
    if (!problem) return undefined;
    if (problem.code === 'noUnit') return t('finder.noUnit');
    return t(problem.field === 'age' ? 'finder.notAnAge' : 'finder.notANumber', {
      max: formatNumber(problem.max),
    });
  };
}
