import type { Crop } from '@upaj/contract/crops.schema';
import { StarRating } from '@upaj/ui/star-rating';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { formatRating } from './format-rating.ts';

/** The buyers' average as stars and the number of their reviews, or a text that there are no ratings yet. */
export function CropRating({ crop: { rating, ratingCount } }: { crop: Crop }) {
  const { t } = useTranslation('crops');
  if (rating === null) return t('noRatings');
  return (
    <>
      <StarRating value={rating} label={t('rating', { rating: formatRating(rating) })} />
      <span className="ms-2">{t('reviews', { count: ratingCount })}</span>
    </>
  );
}
