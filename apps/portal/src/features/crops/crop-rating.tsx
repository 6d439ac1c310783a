import { StarRating } from '@upaj/ui/star-rating';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { formatRating } from './format-rating.ts';

/** The buyers' average as stars, or a text that there are no ratings yet. */
export function CropRating({ rating }: { rating: number | null }) {
  const { t } = useTranslation('crops');
  if (rating === null) return t('noRatings');
  return <StarRating value={rating} label={t('rating', { rating: formatRating(rating) })} />;
}
