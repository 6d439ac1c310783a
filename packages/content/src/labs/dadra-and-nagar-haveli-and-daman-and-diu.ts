import { inState, type Lab } from './lab.ts';

/** Laboratories and Krishi Vigyan Kendras of Dadra and Nagar Haveli and Daman and Diu. */
export const labs: readonly Lab[] = inState('dadra-and-nagar-haveli-and-daman-and-diu', [
  {
    id: 'soil-testing-laboratory-silvassa',
    name: 'Soil Testing Laboratory, Silvassa',
    kind: 'government',
    address: 'Silvassa',
    district: 'Dadra and Nagar Haveli',
    pin: '396230',
    lat: 20.1487,
    lon: 73.1586,
    pointOf: 'pin code',
    certainty: 'unverified',
    source: 'general knowledge; the exact address is not checked',
  },
]);
