import type { StateSlug } from '../state-slugs.ts';
import { stateSlugs } from '../state-slugs.ts';
import { pinsOfDistricts } from './pins-of-districts.ts';

/** A PIN code of the postal directory. */
export interface KnownPin {
  pin: string;
  state: StateSlug;
  /** In English, as in `loadDistricts`. */
  district: string;
  /** The middle of what the PIN code serves; half are good to 3 km, nine of ten to 10 km. */
  point?: { lat: number; lon: number };
}

const degrees = (hundredths: string) => Number(hundredths) / 100;

/** Reads one word of `pinsOfDistricts`. */
const pointIn = (word: string): KnownPin['point'] =>
  word.length > 3 ? { lat: degrees(word.slice(3, 7)), lon: degrees(word.slice(7)) } : undefined;

/** Every PIN code whose district is known. */
export const knownPins = (): readonly KnownPin[] =>
  stateSlugs.flatMap((state) =>
    Object.entries(pinsOfDistricts[state] ?? {}).flatMap(([district, words]) =>
      Object.entries(words).flatMap(([digits, list]) =>
        list.split(' ').map((word): KnownPin => {
          const known = { pin: digits + word.slice(0, 3), state, district };
          const point = pointIn(word);
          return point ? { ...known, point } : known;
        }),
      ),
    ),
  );
