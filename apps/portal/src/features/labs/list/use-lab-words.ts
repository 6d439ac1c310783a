import { certaintyLabels } from '@upaj/content/certainty';
import { labKinds } from '@upaj/content/labs/lab';
import type { Lab } from '@upaj/contract/labs.schema';
import { formatNumber } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';

/** Nearer than this a point that stands for a whole district tells no distance. */
const DISTRICT_KM = 25;

/** What is said of a laboratory, in the user's language. */
export function useLabWords() {
  const { t } = useTranslation('labs');
  const { language } = useLanguage();
  return {
    kindOf: ({ kind }: Lab) => labKinds[kind].label[language],
    hintOf: ({ kind }: Lab) => labKinds[kind].hint[language],
    /** How sure the entry is. */
    certaintyOf: ({ certainty }: Lab) => certaintyLabels[certainty][language],
    /** 'about 12 km', and how precise it is; nothing without a distance. */
    distanceOf({ distanceKm, pointOf }: Lab): { about: string; precision: string } | undefined {
      if (distanceKm === null) return undefined;
      // A laboratory somewhere in the district of the origin may be as far from it as any other of the district.
      if (pointOf === 'district' && distanceKm < DISTRICT_KM)
        return { about: t('inDistrict'), precision: `(${t('placeUnknown')})` };
      const km = formatNumber(distanceKm);
      return {
        about: distanceKm < 1 ? t('lessThan1') : t('about', { km }),
        precision: `(${t(`precision.${pointOf}`)})`,
      };
    },
  };
}
