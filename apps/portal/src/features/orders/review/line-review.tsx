import type { Order, OrderItem } from '@upaj/contract/orders.schema';
import type { OwnReview } from '@upaj/contract/reviews.schema';
import { Button } from '@upaj/ui/button';
import { StarRating } from '@upaj/ui/star-rating';
import { SellerAnswer } from '../../../domains/reviews/seller-answer.tsx';
import { formatDate } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { useNow } from '../use-now.ts';
import type { ReviewDialogProps } from './review-dialog.tsx';

const loadDialog = async () => (await import('./review-dialog.tsx')).ReviewDialog;

/** A delivered line as its buyer rates it: once, with seven days to change it. */
export function LineReview({ order, item }: { order: Order; item: OrderItem }) {
  const { t } = useTranslation('reviews');
  const { Part: Dialog, coming, show, hide } = useLazyComponent<ReviewDialogProps>();
  const { name, review, cropId } = item;
  const now = useNow();
  const isOpen = review ? now < Date.parse(review.editableUntil) : cropId !== null;
  return (
    <div className="grid gap-2">
      {review && <Own review={review} isEditable={isOpen} />}
      {isOpen && (
        <Button
          variant="outline"
          size="small"
          className="justify-self-start"
          isBusy={coming === loadDialog}
          aria-label={t(review ? 'changeNamed' : 'rateNamed', { name })}
          onClick={() => show(loadDialog)}
        >
          {t(review ? 'change' : 'rate')}
        </Button>
      )}
      {Dialog && <Dialog order={order} item={item} onClose={hide} />}
    </div>
  );
}

function Own({ review, isEditable }: { review: OwnReview; isEditable: boolean }) {
  const { t } = useTranslation('reviews');
  const { rating, text, answer, editableUntil } = review;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="text-sm">{t('yourRating')}</span>
        <StarRating value={rating} label={t('stars', { count: rating })} />
      </div>
      {!review.isCounted && <p className="text-muted text-sm">{t('notCountedOwn')}</p>}
      {text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
      {answer && <SellerAnswer answer={answer} />}
      {isEditable && (
        <p className="text-muted text-sm">{t('changeUntil', { day: formatDate(editableUntil) })}</p>
      )}
    </div>
  );
}
