import { StarRating } from '@upaj/ui/star-rating';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { formatRating } from './format-rating.ts';

/** The buyers' average as stars, or the plain words that nobody has rated yet. */
export function CropRating({ rating }: { rating: number | null }) {
  const { t } = useTranslation('crops');
  if (rating === null) return t('noRatings');
  return <StarRating value={rating} label={t('rating', { rating: formatRating(rating) })} />;
}
