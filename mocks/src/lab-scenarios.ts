import { ApiError } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { LabList } from '@upaj/contract/labs.schema';
import { failWith, replying, type Scenario } from './scenario-parts.ts';

const listing = (data: LabList) => replying({ listLabs: () => ({ data }) });

/** No laboratory is known. */
export const noLabs = (): Scenario => listing({ labs: [], total: 0, origin: null, tiles: null });

/** No place has the PIN code. */
export const unknownPin = (): Scenario =>
  failWith(
    [contract.listLabs],
    new ApiError('not_found', {
      message: 'No place has this PIN code. Check its digits or choose a state.',
    }),
  );

/** One laboratory near Ranchi, on a map without a background. */
export const nearRanchi: LabList = {
  labs: [
    {
      id: 'jharkhand/a',
      name: 'Krishi Vigyan Kendra, Ranchi',
      kind: 'kvk',
      address: 'Divyayan, Morabadi',
      district: 'Ranchi',
      state: 'Jharkhand',
      pin: '834008',
      phone: '0651-2551008',
      lat: 23.39,
      lon: 85.33,
      pointOf: 'pin code',
      distanceKm: 6,
      certainty: 'source read',
      source: 'public list of KVKs',
    },
  ],
  total: 904,
  origin: { name: 'Ranchi', lat: 23.34, lon: 85.31, pointOf: 'pin code' },
  tiles: null,
};

/** The operators have turned the background of the map off. */
export const withoutTiles = (): Scenario => listing(nearRanchi);

/** The server of the map's background does not answer. */
export const failingTiles = (): Scenario =>
  listing({
    ...nearRanchi,
    tiles: { url: 'data:image/png;base64,{z}{x}{y}', attribution: '© No one' },
  });
