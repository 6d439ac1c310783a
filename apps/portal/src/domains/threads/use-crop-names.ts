import { type CropId, cropNames } from '@upaj/content/crops/crop-names';
import { useMemo } from 'react';
import { useLanguage } from '../../shared/use-language.ts';

/** The crops that a discussion can be about, in the user's language. */
export function useCropNames() {
  const { language } = useLanguage();
  return useMemo(() => {
    const crops = Object.entries(cropNames)
      .map(([id, name]) => ({ id, name: name[language] }))
      .sort((one, other) => one.name.localeCompare(other.name, language));
    return {
      crops,
      /** The name of a crop; undefined for one that there is not. */
      nameOf: (id: string): string | undefined => cropNames[id as CropId]?.[language],
    };
  }, [language]);
}
