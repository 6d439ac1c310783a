import { IconButton } from '@upaj/ui/icon-button';
import { Select } from '@upaj/ui/select';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { addMonths, isMonth, monthsToChoose } from './statement-month.ts';
import { useStatementWords } from './use-statement-words.ts';

interface MonthPickerProps {
  /** The chosen month; undefined on a prerendered page, which knows no day. */
  month: string | undefined;
  /** The current month. */
  last: string;
  onChange: (month: string) => void;
}

/** Goes from month to month, or to any of the last two years. */
export function MonthPicker({ month, last, onChange }: MonthPickerProps) {
  const { t } = useTranslation('statement');
  const words = useStatementWords();
  const step = (count: number) => {
    const next = month && addMonths(month, count);
    return next && isMonth(next, last) ? () => onChange(next) : undefined;
  };
  const [toPrevious, toNext] = [step(-1), step(1)];
  return (
    <div className="flex items-center gap-1">
      <IconButton label={t('previous')} aria-disabled={!toPrevious} onClick={toPrevious}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <div className="min-w-0 max-w-52 flex-1">
        <Select
          aria-label={t('month')}
          disabled={!month}
          value={month ?? ''}
          onChange={({ target }) => onChange(target.value)}
        >
          {month &&
            monthsToChoose(last, month).map((one) => (
              <option key={one} value={one}>
                {words.month(one)}
              </option>
            ))}
        </Select>
      </div>
      <IconButton label={t('next')} aria-disabled={!toNext} onClick={toNext}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
