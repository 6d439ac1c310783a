import { foldedWords, isDevanagari } from '../search/fold.ts';
import { MIN_KEY, soundKeys } from '../search/sound-key.ts';
import { type StateSlug, stateSlugs } from '../state-slugs.ts';
import { states } from '../states.ts';
import type { Bilingual } from '../text.ts';
import type { District } from './district.ts';
import { loadDistricts } from './districts.ts';
import { stateFacts } from './state-facts.ts';

/** A place of our lists with its point. */
export interface KnownPlace {
  name: Bilingual;
  state: StateSlug;
  lat: number;
  lon: number;
}

interface Position {
  lat: number;
  lon: number;
}

/** Finds places by their names and points. */
export interface PlaceFinder {
  /** A capital, district or state of exactly this name in either script; `Aurangabad, Bihar` names the state as well. */
  find(text: string): KnownPlace | undefined;
  /** The one place whose name sounds like this: Ranchii. Undefined if there are several. */
  findAlike(text: string): KnownPlace | undefined;
  /** The place with the nearest point, and how far it is in kilometres. */
  nearest(position: Position): { place: KnownPlace; km: number };
}

/** Capitals whose Hindi name is not that of a district. */
const hindiCapitals: Readonly<Record<string, string>> = {
  Amaravati: 'अमरावती',
  Dispur: 'दिसपुर',
  Panaji: 'पणजी',
  Bengaluru: 'बेंगलुरु',
  Thiruvananthapuram: 'तिरुवनंतपुरम',
  Mumbai: 'मुंबई',
  Imphal: 'इंफाल',
  Shillong: 'शिलांग',
  Itanagar: 'ईटानगर',
  Kavaratti: 'कवरत्ती',
  'Sri Vijaya Puram': 'श्री विजयपुरम',
  Bhubaneswar: 'भुवनेश्वर',
};

/** Names of cities that people still type. */
const otherCapitals: readonly (readonly [name: string, capital: string])[] = [
  ...([
    ['Bangalore', 'Bengaluru'],
    ['Bombay', 'Mumbai'],
    ['Calcutta', 'Kolkata'],
    ['Madras', 'Chennai'],
    ['Trivandrum', 'Thiruvananthapuram'],
    ['Pondicherry', 'Puducherry'],
    ['Panjim', 'Panaji'],
    ['Port Blair', 'Sri Vijaya Puram'],
    ['नई दिल्ली', 'New Delhi'],
    ['दिल्ली', 'New Delhi'],
    ['Delhi', 'New Delhi'],
  ] as const),
];

// Words beside a name that are none.
const fillers = new Set(['district', 'dist', 'zila', 'जिला', 'india', 'भारत']);
const keyOf = (text: string): string =>
  foldedWords(text)
    .filter((word) => !fillers.has(word))
    .join(' ');

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two points on a sphere of 6,371 km radius (haversine). */
export function kilometresBetween(from: Position, to: Position): number {
  const [lat, lon] = [toRadians(to.lat - from.lat) / 2, toRadians(to.lon - from.lon) / 2];
  const across = Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat));
  return 12_742 * Math.asin(Math.sqrt(Math.sin(lat) ** 2 + across * Math.sin(lon) ** 2));
}

type Named = readonly [name: string, place: KnownPlace];

function namesOfDistrict({ en, hi, otherName, lat, lon }: District, state: StateSlug): Named[] {
  const place = { name: { en, hi }, state, lat, lon };
  // Some other names have a third one in brackets.
  const others = otherName?.split(/[()]/).filter((name) => name.trim() !== '') ?? [];
  return [en, hi, ...others].map((name) => [name, place]);
}

/** The capital of a state by its name and, behind all other names, by that of the state. */
function namesOfCapitals(districts: readonly Named[]): { capitals: Named[]; ofStates: Named[] } {
  const hindiOf = new Map(districts.map(([name, place]) => [name, place.name.hi]));
  const found = stateFacts.map(({ slug, capital, lat, lon }, at) => {
    const hi = hindiCapitals[capital] ?? hindiOf.get(capital) ?? capital;
    const place = { name: { en: capital, hi }, state: slug, lat, lon };
    return { place, named: states[at] };
  });
  const byCapital = new Map(found.map(({ place }) => [place.name.en, place]));
  const others = otherCapitals.flatMap(([name, capital]): Named[] => {
    const place = byCapital.get(capital);
    return place ? [[name, place]] : [];
  });
  return {
    capitals: [
      ...found.flatMap(({ place }): Named[] => [
        [place.name.en, place],
        [place.name.hi, place],
      ]),
      ...others,
    ],
    ofStates: found.flatMap(({ place, named }): Named[] =>
      named
        ? [
            [named.en, place],
            [named.hi, place],
          ]
        : [],
    ),
  };
}

async function loadNames(): Promise<readonly Named[]> {
  const lists = await Promise.all(
    stateSlugs.map(async (state) =>
      (await loadDistricts(state)).flatMap((district) => namesOfDistrict(district, state)),
    ),
  );
  const districts = lists.flat();
  const { capitals, ofStates } = namesOfCapitals(districts);
  return [...capitals, ...districts, ...ofStates];
}

/** Loads every district, capital and state; about 50 kB, for the server and the mocks. */
export async function loadPlaceFinder(): Promise<PlaceFinder> {
  const names = await loadNames();
  const byName = groupBy(names, ([name]) => keyOf(name));
  const stateOf = new Map(
    states.flatMap(({ en, hi }, at) => [en, hi].map((name) => [keyOf(name), stateSlugs[at]])),
  );
  const sounds = soundKeys(names.map(([name]) => keyOf(name).replaceAll(' ', '')));
  const bySound = groupBy(names, (_, at) => sounds[at] ?? '');
  const points = [...new Set(names.map(([, place]) => place))];
  return {
    find(text) {
      const whole = byName.get(keyOf(text));
      if (whole) return whole[0];
      const [name = '', state = ''] = splitState(text);
      const slug = stateOf.get(keyOf(state));
      return slug && byName.get(keyOf(name))?.find((place) => place.state === slug);
    },
    findAlike(text) {
      const [sound = ''] = soundKeys([keyOf(text).replaceAll(' ', '')]);
      const found = sound.length < MIN_KEY ? [] : (bySound.get(sound) ?? []);
      const [first] = found;
      return first && found.every((place) => kilometresBetween(place, first) < 50)
        ? first
        : undefined;
    },
    nearest(position) {
      const [first, ...rest] = points.map((place) => ({
        place,
        km: kilometresBetween(position, place),
      }));
      if (!first) throw new Error('no districts');
      return rest.reduce((best, each) => (each.km < best.km ? each : best), first);
    },
  };
}

/** The name before the last comma, and the state behind it. */
const splitState = (text: string): string[] => {
  const at = text.lastIndexOf(',');
  return at < 0 ? [] : [text.slice(0, at), text.slice(at + 1)];
};

function groupBy(
  names: readonly Named[],
  keyOfName: (named: Named, at: number) => string,
): Map<string, KnownPlace[]> {
  const groups = new Map<string, KnownPlace[]>();
  names.forEach((named, at) => {
    const key = keyOfName(named, at);
    groups.set(key, [...(groups.get(key) ?? []), named[1]]);
  });
  return groups;
}

/** The name of a place in the script that a text is written in. */
export const nameInScript = ({ name }: KnownPlace, text: string): string =>
  isDevanagari(text) ? name.hi : name.en;
