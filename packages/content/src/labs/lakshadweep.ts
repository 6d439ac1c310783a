import { inState, type Lab } from './lab.ts';

/** Laboratories and Krishi Vigyan Kendras of Lakshadweep. */
export const labs: readonly Lab[] = inState('lakshadweep', [
  {
    id: 'kvk-lakshadweep',
    name: 'Krishi Vigyan Kendra, Lakshadweep',
    kind: 'kvk',
    address: 'Kavaratti, Lakshadweep',
    district: 'Lakshadweep',
    lat: 10.57,
    lon: 72.64,
    pointOf: 'pin code',
    host: 'ICAR-CMFRI',
    certainty: 'memory',
    source: 'general knowledge',
  },
  {
    id: 'soil-testing-laboratory-kavaratti',
    name: 'Soil Testing Laboratory, Kavaratti',
    kind: 'government',
    address: 'Kavaratti',
    district: 'Lakshadweep',
    pin: '682555',
    lat: 10.57,
    lon: 72.64,
    pointOf: 'pin code',
    certainty: 'unverified',
    source: 'general knowledge; the exact address is not checked',
  },
]);
