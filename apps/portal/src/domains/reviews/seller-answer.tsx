import type { Review } from '@upaj/contract/reviews.schema';
import { formatDate } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

/** What the seller has answered to a review. */
export function SellerAnswer({ answer }: { answer: NonNullable<Review['answer']> }) {
  const { t } = useTranslation('reviews');
  return (
    <div className="grid gap-1 rounded-control bg-sunken px-3 py-2">
      <p className="text-muted text-sm">
        <b className="text-ink">{t('sellerAnswer')}</b>
        {` · ${formatDate(answer.at)}`}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{answer.text}</p>
    </div>
  );
}
