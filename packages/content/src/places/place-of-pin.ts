import { findState, stateSlugs } from '../state-slugs.ts';
import type { State } from '../states.ts';
import { loadDistricts } from './districts.ts';
import { type KnownPin, knownPins } from './known-pins.ts';
import { isArmyPin, statesOfPin } from './pin.ts';

/** How sure the place of a PIN code is, from the surest: itself, codes that begin alike, its district, its state. */
export type PinPrecision = 'pin code' | 'area' | 'district' | 'state';

/** Where a PIN code lies, as far as it is known. */
export interface PlaceOfPin {
  /** District or state, in English. */
  name: string;
  lat: number;
  lon: number;
  pointOf: PinPrecision;
}

/** Finds the place of a PIN code. */
export interface PinFinder {
  /** `army` for the Army Postal Service, which has no place; nothing for a PIN code that lies in no state. */
  find: (pin: string) => Promise<PlaceOfPin | 'army' | undefined>;
}

interface Point {
  lat: number;
  lon: number;
}
type PlacedPin = KnownPin & { point: Point };

const hasPoint = (known: KnownPin): known is PlacedPin => known.point !== undefined;

/** Codes that begin alike are neighbours; those of one sorting district, the first three digits, may be far apart. */
const lengths = [5, 4, 3] as const;

/** Reads the list of PIN codes, which is too long for a page. */
export function createPinFinder(pins: readonly KnownPin[] = knownPins()): PinFinder {
  const byPin = new Map(pins.map((known) => [known.pin, known]));
  const byDigits = groupByDigits(pins.filter(hasPoint));

  /** From the codes that share most digits. */
  function amongNeighbours(pin: string): PlaceOfPin | undefined {
    const known = byPin.get(pin);
    for (const length of lengths) {
      const alike = byDigits.get(pin.slice(0, length)) ?? [];
      const district = known ?? mostCommon(alike);
      const near = alike.filter((one) => district && isSameDistrict(one, district));
      if (!district || near.length === 0) continue;
      const pointOf = length === 3 ? 'district' : 'area';
      return { name: district.district, ...middleOf(near.map(({ point }) => point)), pointOf };
    }
    return undefined;
  }

  return {
    async find(pin) {
      if (isArmyPin(pin)) return 'army';
      const [state] = statesOfPin(pin);
      if (!state) return undefined;
      const known = byPin.get(pin);
      if (known?.point) return { name: known.district, ...known.point, pointOf: 'pin code' };
      return amongNeighbours(pin) ?? (known ? districtOf(known) : middleOfState(state));
    },
  };
}

function groupByDigits(pins: readonly PlacedPin[]): ReadonlyMap<string, readonly PlacedPin[]> {
  const groups = new Map<string, PlacedPin[]>();
  for (const known of pins) {
    for (const length of lengths) {
      const digits = known.pin.slice(0, length);
      const group = groups.get(digits);
      if (group) group.push(known);
      else groups.set(digits, [known]);
    }
  }
  return groups;
}

const isSameDistrict = (one: KnownPin, other: KnownPin) =>
  one.state === other.state && one.district === other.district;

/** One of the PIN codes that lie in the district of most of them. */
function mostCommon(pins: readonly KnownPin[]): KnownPin | undefined {
  const count = (known: KnownPin) => pins.filter((one) => isSameDistrict(one, known)).length;
  return pins.toSorted((one, other) => count(other) - count(one))[0];
}

/** The median, which a single wrong point does not move. */
function middleOf(points: readonly Point[]): Point {
  const median = (numbers: readonly number[]) => {
    const sorted = numbers.toSorted((one, other) => one - other);
    const half = (sorted.length - 1) / 2;
    const middle = ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
    return Math.round(middle * 1000) / 1000;
  };
  return { lat: median(points.map(({ lat }) => lat)), lon: median(points.map(({ lon }) => lon)) };
}

async function districtOf({ state, district }: KnownPin): Promise<PlaceOfPin | undefined> {
  const found = (await loadDistricts(state)).find(({ en }) => en === district);
  return found && { name: found.en, lat: found.lat, lon: found.lon, pointOf: 'district' };
}

async function middleOfState(state: State): Promise<PlaceOfPin | undefined> {
  const slug = stateSlugs.find((each) => findState(each) === state);
  return slug && { name: state.en, ...middleOf(await loadDistricts(slug)), pointOf: 'state' };
}
