import { loadPlaceFinder, nameInScript, type PlaceFinder } from '@upaj/content/places/find-place';
import { foldedWords } from '@upaj/content/search/fold';
import type { Bilingual } from '@upaj/content/text';
import type { NamedPosition, Position } from './providers/weather-report.ts';

/** Kilometres within which a position has the name of its nearest district. */
const AT = 15;
/** Kilometres within which it is near it; farther away it has its numbers. */
const NEAR = 200;

/** Finds towns that our own lists name. */
export interface Towns {
  /** A district, capital or state of this name, in the script of the name. */
  find(name: string): Promise<NamedPosition | undefined>;
  /** One whose name only sounds like this. */
  findAlike(name: string): Promise<NamedPosition | undefined>;
  /** What a position is called: by the provider, else by the nearest district. */
  nameOf(position: Position, given: string | null): Promise<Bilingual>;
  /** The name as a key. */
  keyOf(name: string): string;
}

/** Opens the lists of places at the first question. */
export function openTowns(): Towns {
  let loading: Promise<PlaceFinder> | undefined;
  const finder = () => {
    loading ??= loadPlaceFinder();
    return loading;
  };
  const search = async (by: 'find' | 'findAlike', name: string) => {
    const place = (await finder())[by](name);
    return place && { name: nameInScript(place, name), lat: place.lat, lon: place.lon };
  };
  return {
    find: (name) => search('find', name),
    findAlike: (name) => search('findAlike', name),
    async nameOf(position, given) {
      if (given !== null) return { en: given, hi: given };
      const { place, km } = (await finder()).nearest(position);
      if (km < AT) return place.name;
      if (km < NEAR) return { en: `near ${place.name.en}`, hi: `${place.name.hi} के पास` };
      const numbers = `${position.lat.toFixed(2)}, ${position.lon.toFixed(2)}`;
      return { en: numbers, hi: numbers };
    },
    keyOf: (name) => foldedWords(name).join(' '),
  };
}

/** Whether a position lies in the square of India or near it, where the clocks show Indian time. */
const isIndian = ({ lat, lon }: Position) => lat > 6 && lat < 37.5 && lon > 68 && lon < 97.5;

/** The offset from UTC in seconds where no provider has told it yet: Indian time, or that of the sun. */
export const likelyTimezone = (position: Position): number =>
  isIndian(position) ? 19_800 : Math.round(position.lon / 15) * 3600;
