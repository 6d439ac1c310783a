import { Button } from '@upaj/ui/button';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

interface FinderButtonsProps {
  page: number;
  /** The last group of questions. */
  last: number;
  onBack: () => void;
}

/** Back, and on to the next group or the result, which sends the form. */
export function FinderButtons({ page, last, onBack }: FinderButtonsProps) {
  const { t } = useTranslation('schemes');
  return (
    <div className="flex justify-between gap-3">
      {page > 1 && (
        <Button variant="outline" size="big" onClick={onBack}>
          {t('finder.previous')}
        </Button>
      )}
      <Button type="submit" size="big" className="ms-auto">
        {t(page === last ? 'finder.show' : 'finder.next')}
      </Button>
    </div>
  );
}
