import { inState, type Lab } from './lab.ts';

/** Laboratories and Krishi Vigyan Kendras of Lakshadweep. */
export const labs: readonly Lab[] = inState('lakshadweep', [
  {
    id: 'kvk-lakshadweep',
    name: 'Krishi Vigyan Kendra, Lakshadweep',
    kind: 'kvk',
    address: 'Kavaratti, Lakshadweep',
    district: 'Lakshadweep',
    lat: 11.0915,
    lon: 72.7343,
    pointOf: 'district',
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
    lat: 11.0915,
    lon: 72.7343,
    pointOf: 'pin code',
    certainty: 'unverified',
    source: 'general knowledge; the exact address is not checked',
  },
]);
