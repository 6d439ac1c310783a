import type { District } from '@upaj/content/places/district';
import { loadDistricts } from '@upaj/content/places/districts';
import { foldText } from '@upaj/content/search/fold';
import { type StateSlug, stateSlugs } from '@upaj/content/state-slugs';

/** A district and where it lies. */
export interface FoundPlace {
  name: { en: string; hi: string };
  lat: number;
  lon: number;
}

const fold = (name: string) => foldText(name).trim();

let loading: Promise<readonly (District & { state: StateSlug })[]> | undefined;

/** The districts of India, read once. */
function allDistricts() {
  loading ??= Promise.all(
    stateSlugs.map(async (state) =>
      (await loadDistricts(state)).map((district) => ({ ...district, state })),
    ),
  ).then((lists) => lists.flat());
  return loading;
}

/** The slug of a state that is written in English. */
export const slugOf = (state: string): StateSlug | undefined => {
  const written = state.trim().toLowerCase().replaceAll(' ', '-');
  return stateSlugs.find((slug) => slug === written);
};

/** The district with this name in either language, that of the person's state before others. */
export async function findDistrict(name: string, state: string): Promise<FoundPlace | undefined> {
  const wanted = fold(name);
  if (wanted === '') return undefined;
  const own = slugOf(state);
  const same = (await allDistricts()).filter(({ en, hi, otherName }) =>
    [en, hi, otherName ?? ''].some((each) => fold(each) === wanted),
  );
  const found = same.find((district) => district.state === own) ?? same[0];
  return found && { name: { en: found.en, hi: found.hi }, lat: found.lat, lon: found.lon };
}
