import { isArmyPin, statesOfPin } from '../places/pin.ts';
import { pinPoints } from '../places/pin-points.ts';
import type { State } from '../states.ts';
import { distanceKm, type Point } from './distance.ts';
import { type LabFinder, slugOfState } from './lab-finder.ts';

/** Where the distances from a PIN code begin. */
export interface PlaceOfPin extends Point {
  /** District or state, in English. */
  name: string;
  pointOf: 'district' | 'state';
}

function meanOf(points: readonly Point[]): Point {
  const sum = { lat: 0, lon: 0 };
  for (const { lat, lon } of points) {
    sum.lat += lat / points.length;
    sum.lon += lon / points.length;
  }
  return sum;
}

const pointOf = (digits: string): Point | undefined => {
  const [lat, lon] = pinPoints[digits] ?? [];
  return lat === undefined || lon === undefined ? undefined : { lat, lon };
};

/** The middle of the known places of a sorting district. */
function middleOf(digits: string): Point | undefined {
  const points = Object.keys(pinPoints)
    .filter((prefix) => prefix.startsWith(digits))
    .flatMap((prefix) => pointOf(prefix) ?? []);
  return points.length > 0 ? meanOf(points) : undefined;
}

/** The point of a laboratory with this PIN code, else of its first digits: as many as are known. */
function pointOfPin({ all }: LabFinder, pin: string): Point | undefined {
  const lab = all.find((one) => one.pin === pin && one.pointOf !== 'district');
  return lab ?? pointOf(pin.slice(0, 5)) ?? pointOf(pin.slice(0, 4)) ?? middleOf(pin.slice(0, 3));
}

/**
 * The nearest known point of a PIN code, with the district that it is nearest to; without one the middle of the state.
 * `army` for the Army Postal Service, which has no place; nothing for a PIN code that lies in no state.
 */
export function placeOfPin(finder: LabFinder, pin: string): PlaceOfPin | 'army' | undefined {
  if (isArmyPin(pin)) return 'army';
  const found = statesOfPin(pin);
  const [state] = found;
  if (!state) return undefined;
  const point = pointOfPin(finder, pin);
  if (!point) return { name: state.en, ...meanOf(districtsOf(finder, state)), pointOf: 'state' };
  const { lat, lon } = point;
  return { name: nearestDistrict(finder, found, point), lat, lon, pointOf: 'district' };
}

function districtsOf({ districts }: LabFinder, state: State) {
  const slug = slugOfState(state.en);
  return slug ? districts[slug] : [];
}

function nearestDistrict(finder: LabFinder, states: readonly State[], point: Point): string {
  const [nearest] = states
    .flatMap((state) => districtsOf(finder, state))
    .map(({ en, lat, lon }) => ({ en, km: distanceKm(point, { lat, lon }) }))
    .sort((one, other) => one.km - other.km);
  return nearest?.en ?? '';
}
