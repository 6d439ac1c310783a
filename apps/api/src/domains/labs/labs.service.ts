import type { Lab as KnownLab } from '@upaj/content/labs/lab';
import { loadLabFinder, slugOfState } from '@upaj/content/labs/lab-finder';
import { createPinFinder, type PinFinder } from '@upaj/content/places/place-of-pin';
import { findState, type StateSlug } from '@upaj/content/state-slugs';
import { ApiError } from '@upaj/contract/api-error';
import type { listLabs } from '@upaj/contract/labs.endpoints';
import type { Lab, LabList } from '@upaj/contract/labs.schema';
import type { output } from 'zod/v4/core';
import type { MapTiles } from '../../platform/env/provider-settings.ts';

export type Labs = ReturnType<typeof createLabs>;

/** Degrees north and east. */
type Position = Pick<Lab, 'lat' | 'lon'>;

/** A position, a PIN code or a state. */
type LabQuery = output<(typeof listLabs)['query']>;

type Origin = NonNullable<LabList['origin']>;
type Found = Omit<LabList, 'tiles'>;

/** Enough to choose from, and few enough for a phone. */
const MOST = 20;

const refused = (message: string) => new ApiError('not_found', { message });

function toLab(lab: KnownLab, distanceKm: number | null): Lab {
  const { id, name, kind, address, district, state, lat, lon, pointOf, certainty, source } = lab;
  return {
    id: `${state}/${id}`,
    name,
    kind,
    address,
    district,
    state: findState(state)?.en ?? state,
    pin: lab.pin ?? null,
    phone: lab.phone ?? null,
    lat,
    lon,
    pointOf,
    certainty,
    source,
    // The points are good to some kilometres only.
    distanceKm: distanceKm === null ? null : Math.round(distanceKm),
  };
}

/** Finds laboratories and PIN codes in the lists of the content, which are read once and stay in memory. */
export function createLabs({ tiles }: { tiles: MapTiles | undefined }) {
  let loading: ReturnType<typeof loadLabFinder> | undefined;
  const load = () => {
    loading ??= loadLabFinder();
    return loading;
  };

  let pinFinder: PinFinder | undefined;
  const findPin: PinFinder['find'] = (pin) => {
    pinFinder ??= createPinFinder();
    return pinFinder.find(pin);
  };

  /** The nearest laboratories of India. */
  async function near(position: Position, most: number): Promise<Lab[]> {
    const { near: nearest } = await load();
    return nearest(position, most).map(({ lab, distanceKm }) => toLab(lab, distanceKm));
  }

  /** All laboratories of a state, by district and name. */
  async function inState(state: StateSlug): Promise<Lab[]> {
    return (await load()).inState(state).map((lab) => toLab(lab, null));
  }

  /** Where the distances from a PIN code begin; 404 for one that has no place. */
  async function placeOf(pin: string): Promise<Origin> {
    const place = await findPin(pin.replace(' ', ''));
    if (place === 'army') {
      throw refused('This PIN code belongs to the Army Postal Service. Choose a state instead.');
    }
    if (!place) throw refused('No place has this PIN code. Check its digits or choose a state.');
    return place;
  }

  async function listNear(origin: Origin, most = MOST): Promise<Found> {
    return { labs: await near(origin, most), total: (await load()).all.length, origin };
  }

  async function listInState(name: string, most?: number): Promise<Found> {
    const slug = slugOfState(name);
    if (!slug) throw refused('No state has this name. Write it in English, as in Uttar Pradesh.');
    const labs = await inState(slug);
    return { labs: labs.slice(0, most), total: labs.length, origin: null };
  }

  async function find(query: LabQuery): Promise<Found> {
    if ('state' in query) return listInState(query.state, query.limit);
    if ('pin' in query) return listNear(await placeOf(query.pin), query.limit);
    const position = { lat: Number(query.lat), lon: Number(query.lon) };
    return listNear({ name: '', ...position, pointOf: 'position' }, query.limit);
  }

  return {
    near,
    inState,
    placeOf,

    /** The laboratories for a request, and the background of their map. */
    async list(query: LabQuery): Promise<LabList> {
      return { ...(await find(query)), tiles: tiles ?? null };
    },
  };
}
