import type { NamedPlace } from '@upaj/adviser/understand/live-need';
import type { District } from '@upaj/content/places/district';
import { loadDistricts } from '@upaj/content/places/districts';
import { foldText } from '@upaj/content/search/fold';
import { findState, type StateSlug, stateSlugs } from '@upaj/content/state-slugs';
import type { DomainServices } from '../../../platform/modules/domain-module.ts';
import type { LiveContext } from './live-data.ts';

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

/** What places are looked up in. */
export interface PlaceBooks {
  labs: Pick<DomainServices['labs'], 'placeOf'>;
  weather: Pick<DomainServices['weather'], 'find'>;
}

/** The place that a message names: by its PIN code, as a district, else as a town; undefined where no place has this name. */
export async function findNamed(
  { pin, place, town }: NamedPlace,
  { language, state }: Pick<LiveContext, 'language' | 'state'>,
  { labs, weather }: PlaceBooks,
): Promise<{ name: string; lat: number; lon: number } | undefined> {
  if (pin !== undefined) {
    const { name, lat, lon } = await labs.placeOf(pin);
    const district = await findDistrict(name, state);
    return { name: `${district?.name[language] ?? name} (${pin})`, lat, lon };
  }
  const name = place ?? town;
  if (name === undefined) return undefined;
  const district = await findDistrict(name, state);
  return district ? { ...district, name: district.name[language] } : weather.find(name);
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

/** A state that is written in English, in the language of an answer. */
export const nameOfState = (state: string, language: 'en' | 'hi'): string =>
  findState(slugOf(state) ?? '')?.[language] ?? state;
