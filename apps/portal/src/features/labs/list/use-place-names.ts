import type { District } from '@upaj/content/places/district';
import type { Lab } from '@upaj/contract/labs.schema';
import { useEffect, useState } from 'react';
import { stateName } from '../../../shared/state-name.ts';
import { useLanguage } from '../../../shared/use-language.ts';

/** Districts by state, as the replies name both. */
type Districts = Readonly<Record<string, readonly District[]>>;

async function loadDistrictsOf(names: readonly string[]): Promise<Districts> {
  const [{ loadDistricts }, { isStateSlug }] = await Promise.all([
    import('@upaj/content/places/districts'),
    import('@upaj/content/state-slugs'),
  ]);
  const ofStates = names.map(async (name) => {
    const slug = name.toLowerCase().replaceAll(' ', '-');
    return [name, isStateSlug(slug) ? await loadDistricts(slug) : []] as const;
  });
  return Object.fromEntries(await Promise.all(ofStates));
}

/** District and state of laboratories in the user's language; the Hindi names of districts come a moment later. */
export function usePlaceNames(labs: readonly Pick<Lab, 'state'>[]) {
  const { language } = useLanguage();
  const [districts, setDistricts] = useState<Districts>({});
  const wanted = [...new Set(labs.map(({ state }) => state))].sort().join('\n');
  useEffect(() => {
    if (language === 'en' || wanted === '') return;
    let isShown = true;
    loadDistrictsOf(wanted.split('\n')).then(
      (found) => isShown && setDistricts(found),
      // The English names say it too.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [language, wanted]);
  return {
    stateOf: ({ state }: Pick<Lab, 'state'>) => stateName(state, language),
    districtOf({ district, state }: Pick<Lab, 'district' | 'state'>): string {
      const known = districts[state]?.find(({ en }) => en === district);
      return known?.[language] ?? district;
    },
    /** A district or state that distances begin in. */
    originName(name: string): string {
      const known = Object.values(districts)
        .flat()
        .find(({ en }) => en === name);
      return known?.[language] ?? stateName(name, language);
    },
  };
}

export type PlaceNames = ReturnType<typeof usePlaceNames>;
