import type { Lab } from '@upaj/contract/labs.schema';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLabWords } from '../list/use-lab-words.ts';

/** The words on the map. */
export function useMapTexts() {
  const { t } = useTranslation('labs');
  const words = useLabWords();
  return {
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    close: t('map.close'),
    directions: t('directions'),
    origin: t('map.origin'),
    about: (lab: Lab) =>
      Object.values(words.distanceOf(lab) ?? { kind: words.kindOf(lab) }).join(' '),
    directionsTo: (lab: Lab) => t('directionsTo', { name: lab.name }),
  };
}

export type MapTexts = ReturnType<typeof useMapTexts>;
