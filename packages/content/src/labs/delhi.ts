import { inState, type Lab } from './lab.ts';

/** Laboratories and Krishi Vigyan Kendras of Delhi. */
export const labs: readonly Lab[] = inState('delhi', [
  {
    id: 'icar-iari-division-of-soil-science',
    name: 'ICAR-IARI, Division of Soil Science',
    kind: 'icar',
    address: 'Pusa Campus',
    district: 'New Delhi',
    pin: '110012',
    lat: 28.6282,
    lon: 77.1494,
    pointOf: 'pin code',
    certainty: 'memory',
    source: 'general knowledge of the institute',
  },
  {
    id: 'kvk-south-west-delhi',
    name: 'Krishi Vigyan Kendra, South West Delhi',
    kind: 'kvk',
    address: 'Ujwa, South West Delhi',
    district: 'South West Delhi',
    pin: '110073',
    lat: 28.5709,
    lon: 76.9058,
    pointOf: 'pin code',
    host: 'NHRDF',
    certainty: 'source read',
    source: 'public list of KVKs; village and host partly from memory',
  },
]);
