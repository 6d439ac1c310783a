import type { FieldFacts, SoilRatings } from '@upaj/content/crops/field-advice';
import { ratingNames, ratingScales, ratingSource } from '@upaj/content/crops/soil-ratings';
import { formatNumber } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';

interface RatingTableProps {
  ratings: SoilRatings;
  facts: FieldFacts;
}

const cell = 'border-line-strong border-b py-1.5 pe-3 text-start align-top last:pe-0';

/** The rating scale, where it comes from, and the rating of this field. */
export function RatingTable({ ratings, facts }: RatingTableProps) {
  const { t } = useTranslation('crop-advice');
  const { language } = useLanguage();
  const ownOf = (of: (typeof ratingScales)[number]['of']) => {
    const value = facts[of];
    if (of === 'organicCarbon') return value === undefined ? '' : formatNumber(value);
    const rating = ratingNames[ratings[of]][language];
    if (value !== undefined) return `${rating} (${formatNumber(value)})`;
    const isOfCarbon = of === 'n' && facts.organicCarbon !== undefined;
    return ratings[of] === 'unknown' || isOfCarbon ? rating : t('rating.usual', { rating });
  };
  return (
    <div className="grid gap-2 text-sm">
      <table className="w-full border-collapse">
        <caption className="pb-1 text-start font-semibold">{t('rating.title')}</caption>
        <thead>
          <tr>
            {[t('rating.value'), t('rating.low'), t('rating.high'), t('rating.own')].map((head) => (
              <th key={head} scope="col" className={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ratingScales.map(({ of, name, unit, low, high }) => (
            <tr key={of}>
              <th scope="row" className={cell}>
                {`${name[language]}, ${unit[language]}`}
              </th>
              <td className={cell}>{t('rating.below', { limit: low })}</td>
              <td className={cell}>{t('rating.above', { limit: high })}</td>
              <td className={cell}>{ownOf(of)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{ratingSource[language]}</p>
      <p>{t('rating.dose')}</p>
      <p className="font-semibold">{t('rating.card')}</p>
    </div>
  );
}
