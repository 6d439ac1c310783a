import { loadDistricts } from '@upaj/content/places/districts';
import { type StateSlug, stateSlugs } from '@upaj/content/state-slugs';
import { states } from '@upaj/content/states';
import { wordsOf } from '../normalise/sound.ts';
import { readTable } from '../table.ts';

/** A place that a message names. */
export interface Place {
  state: StateSlug;
  /** English name, for a forecast or a list of laboratories. */
  name: string;
}

const slugOf = (name: string): StateSlug | undefined =>
  stateSlugs.find((slug) => slug === name.toLowerCase().replaceAll(' ', '-'));

/** The state of this English name. */
export const stateNamed = (name: string | undefined): StateSlug | undefined =>
  name === undefined ? undefined : slugOf(name);

/** States and districts by their folded names, but for those that are also common words. A state wins over a district of its name. */
export async function readPlaces(): Promise<ReadonlyMap<string, Place>> {
  const found = new Map<string, Place>();
  const rows = readTable('data/place-names.tsv');
  const common = new Set(
    rows.flatMap(([name = '', state]) => (state === '-' ? wordsOf(name) : [])),
  );
  const add = (name: string | undefined, place: Place) => {
    const folded = wordsOf(name ?? '').join(' ');
    if (folded.length > 1 && !found.has(folded) && !common.has(folded)) found.set(folded, place);
  };
  for (const { en, hi } of states) {
    const state = slugOf(en);
    if (!state) continue;
    for (const name of [en, hi]) add(name, { state, name: en });
    for (const [name, slug] of rows) if (slug === state) add(name, { state, name: en });
  }
  for (const state of stateSlugs)
    for (const { en, hi, otherName } of await loadDistricts(state))
      for (const name of [en, hi, otherName])
        if ((name?.length ?? 0) > 2) add(name, { state, name: en });
  return found;
}
