import type { FieldFacts } from '@upaj/content/crops/field-advice';
import { findPlace } from '@upaj/content/crops/field-place';
import { ratingNames } from '@upaj/content/crops/soil-ratings';
import { usualClimateCertainty } from '@upaj/content/crops/usual-climates';
import { soilKindNames, usualSoilCertainty } from '@upaj/content/crops/usual-soils';
import { CertaintyNote } from '../../../shared/certainty-note.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';

/** What is usual in the place and stood in for what was not measured, with how sure it is. */
export function Assumptions({ facts }: { facts: FieldFacts }) {
  const { t } = useTranslation('crop-advice');
  const { language } = useLanguage();
  const place = findPlace(facts.state, facts.district);
  if (!place) return null;
  const { kind, ph, n, p, k } = place.soil;
  const climate = facts.season && place.climate[facts.season];
  const rating = (of: keyof typeof ratingNames) => ratingNames[of][language];
  return (
    <div className="grid gap-1 text-sm">
      <p>
        {t('usual.soil', {
          place: place.name[language],
          soil: soilKindNames[kind][language],
          ph: formatNumber(ph),
          n: rating(n),
          p: rating(p),
          k: rating(k),
        })}
      </p>
      {climate && (
        <p>
          {t('usual.climate', {
            rain: formatNumber(climate.rain),
            temperature: formatNumber(climate.temperature),
          })}
        </p>
      )}
      <p>
        {`${t('usual.note')} `}
        <CertaintyNote of={[usualSoilCertainty, usualClimateCertainty]} />
      </p>
    </div>
  );
}
