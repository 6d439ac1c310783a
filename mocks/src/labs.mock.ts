import type { Lab as KnownLab } from '@upaj/content/labs/lab';
import { loadLabFinder, slugOfState } from '@upaj/content/labs/lab-finder';
import { createPinFinder, type PinFinder } from '@upaj/content/places/place-of-pin';
import { findState } from '@upaj/content/state-slugs';
import { ApiError } from '@upaj/contract/api-error';
import type { listLabs } from '@upaj/contract/labs.endpoints';
import type { Lab, LabList } from '@upaj/contract/labs.schema';
import type { output } from 'zod/v4/core';
import { mockEndpoints } from './mock-endpoint.ts';

/** A plain square with its number, which needs no network. */
export const drawnTiles: LabList['tiles'] = {
  url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="%23e6efdf" stroke="%23b9c9ad" d="M0 0h256v256H0z"/><text x="12" y="28" fill="%235a534a" font-family="sans-serif">{z}/{x}/{y}</text></svg>',
  attribution: '© Upaj, drawn for the mocks',
};

const refused = (message: string) => new ApiError('not_found', { message });

function toLab({ state, host: _, ...lab }: KnownLab, distanceKm: number | null): Lab {
  const id = `${state}/${lab.id}`;
  const known = { pin: lab.pin ?? null, phone: lab.phone ?? null };
  return { ...lab, ...known, id, state: findState(state)?.en ?? state, distanceKm };
}

type LabQuery = output<(typeof listLabs)['query']>;
type Origin = NonNullable<LabList['origin']>;

let pinFinder: PinFinder | undefined;

async function originOf(pin: string): Promise<Origin> {
  pinFinder ??= createPinFinder();
  const place = await pinFinder.find(pin.replace(' ', ''));
  if (place === 'army') {
    throw refused('This PIN code belongs to the Army Postal Service. Choose a state instead.');
  }
  if (!place) throw refused('No place has this PIN code. Check its digits or choose a state.');
  return place;
}

async function labsFor(query: LabQuery): Promise<Omit<LabList, 'tiles'>> {
  const { all, near, inState } = await loadLabFinder();
  if ('state' in query) {
    const slug = slugOfState(query.state);
    if (!slug) throw refused('No state has this name. Write it in English, as in Uttar Pradesh.');
    const labs = inState(slug).map((lab) => toLab(lab, null));
    const total = labs.length;
    return { labs: labs.slice(0, query.limit), total, origin: null };
  }
  const origin: Origin =
    'pin' in query
      ? await originOf(query.pin)
      : { name: '', lat: Number(query.lat), lon: Number(query.lon), pointOf: 'position' };
  const labs = near(origin, query.limit ?? 20).map(({ lab, distanceKm }) =>
    toLab(lab, Math.round(distanceKm)),
  );
  return { labs, total: all.length, origin };
}

/** The mock server's soil laboratories. */
export const labsHandlers = mockEndpoints({
  listLabs: async ({ query }) => ({ data: { ...(await labsFor(query)), tiles: drawnTiles } }),
});
