import type { CropId } from '@upaj/content/crops/crop-names';
import { useMemo } from 'react';
import { useLanguage } from '../../shared/use-language.ts';
import { useLoaded } from '../../shared/use-loaded.ts';

// No first screen waits for names.
const loadNames = async () => (await import('@upaj/content/crops/crop-names')).cropNames;

/** The crops that a discussion can be about, in the user's language; none until their names are loaded. */
export function useCropNames() {
  const { language } = useLanguage();
  const { data } = useLoaded(loadNames);
  return useMemo(() => {
    const crops = Object.entries(data ?? {})
      .map(([id, name]) => ({ id, name: name[language] }))
      .sort((one, other) => one.name.localeCompare(other.name, language));
    return {
      crops,
      /** The name of a crop; undefined until the names are loaded, and for one that there is not. */
      nameOf: (id: string): string | undefined => data?.[id as CropId]?.[language],
    };
  }, [data, language]);
}
