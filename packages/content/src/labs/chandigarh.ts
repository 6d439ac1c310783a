import { inState, type Lab } from './lab.ts';

/** Laboratories and Krishi Vigyan Kendras of Chandigarh. */
export const labs: readonly Lab[] = inState('chandigarh', [
  {
    id: 'soil-testing-laboratory-chandigarh',
    name: 'Soil Testing Laboratory, Chandigarh',
    kind: 'government',
    address: 'Sector 26',
    district: 'Chandigarh',
    pin: '160019',
    lat: 30.7303,
    lon: 76.8,
    pointOf: 'pin code',
    certainty: 'unverified',
    source: 'general knowledge; the exact address is not checked',
  },
]);
