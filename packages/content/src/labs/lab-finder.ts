import { isStateSlug, type StateSlug, stateSlugs } from '../state-slugs.ts';
import { distanceKm, type Point } from './distance.ts';
import type { Lab } from './lab.ts';
import { loadAllLabs } from './labs.ts';

/** A laboratory and how far it is from where someone looks, in kilometres. */
export interface LabAtDistance {
  lab: Lab;
  distanceKm: number;
}

/** All laboratories, in memory. */
export interface LabFinder {
  all: readonly Lab[];
  /** The nearest laboratories of India, at most `most`. */
  near: (from: Point, most: number) => readonly LabAtDistance[];
  /** Those of one state by district and name. */
  inState: (state: StateSlug) => readonly Lab[];
}

const byDistrict = (one: Lab, other: Lab) =>
  one.district.localeCompare(other.district, 'en') || one.name.localeCompare(other.name, 'en');

/** Loads the laboratories of all states; far too much for a page. */
export async function loadLabFinder(): Promise<LabFinder> {
  const all = await loadAllLabs();
  const sorted = all.toSorted(byDistrict);
  const byState = new Map(
    stateSlugs.map((slug) => [slug, sorted.filter(({ state }) => state === slug)]),
  );
  return {
    all,
    near: (from, most) =>
      all
        .map((lab) => ({ lab, distanceKm: distanceKm(from, lab) }))
        .sort((one, other) => one.distanceKm - other.distanceKm)
        .slice(0, most),
    inState: (state) => byState.get(state) ?? [],
  };
}

/** The slug of a state that is written by its English name or as in an address. */
export function slugOfState(written: string): StateSlug | undefined {
  const slug = written.trim().toLowerCase().replace(/ +/g, '-');
  return isStateSlug(slug) ? slug : undefined;
}
