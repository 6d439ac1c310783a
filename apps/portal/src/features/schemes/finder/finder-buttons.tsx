import { Button } from '@upaj/ui/button';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

interface FinderButtonsProps {
  page: number;
  /** The last group of questions. */
  last: number;
  onPage: (page: number) => void;
}

/** Back, and on to the next group or the result; no question must be answered. */
export function FinderButtons({ page, last, onPage }: FinderButtonsProps) {
  const { t } = useTranslation('schemes');
  return (
    <div className="flex justify-between gap-3">
      {page > 1 && (
        <Button variant="outline" size="big" onClick={() => onPage(page - 1)}>
          {t('finder.previous')}
        </Button>
      )}
      <Button size="big" className="ms-auto" onClick={() => onPage(page + 1)}>
        {t(page === last ? 'finder.show' : 'finder.next')}
      </Button>
    </div>
  );
}
