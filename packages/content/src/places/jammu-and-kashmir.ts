import type { District } from './district.ts';

/** Districts of Jammu and Kashmir. */
export const districts: readonly District[] = [
  { en: 'Anantnag', hi: 'अनंतनाग', lat: 33.73, lon: 75.15, certainty: 'memory' },
  { en: 'Bandipora', hi: 'बांदीपोरा', lat: 34.42, lon: 74.64, certainty: 'memory' },
  { en: 'Baramulla', hi: 'बारामूला', lat: 34.1699, lon: 74.4722, certainty: 'computed' },
  { en: 'Budgam', hi: 'बडगाम', lat: 33.9245, lon: 74.6725, certainty: 'source read' },
  { en: 'Doda', hi: 'डोडा', lat: 33.15, lon: 75.55, certainty: 'memory' },
  { en: 'Ganderbal', hi: 'गांदरबल', lat: 34.2947, lon: 75.2, certainty: 'computed' },
  { en: 'Jammu', hi: 'जम्मू', lat: 32.7625, lon: 74.7884, certainty: 'computed' },
  { en: 'Kathua', hi: 'कठुआ', lat: 32.3694, lon: 75.5254, certainty: 'computed' },
  { en: 'Kishtwar', hi: 'किश्तवाड़', lat: 33.31, lon: 75.77, certainty: 'memory' },
  { en: 'Kulgam', hi: 'कुलगाम', lat: 33.5882, lon: 74.8606, certainty: 'computed' },
  { en: 'Kupwara', hi: 'कुपवाड़ा', lat: 34.55, lon: 74.2173, certainty: 'source read' },
  { en: 'Poonch', hi: 'पुंछ', lat: 33.7703, lon: 74.0925, certainty: 'source read' },
  { en: 'Pulwama', hi: 'पुलवामा', lat: 33.8741, lon: 74.8995, certainty: 'source read' },
  { en: 'Rajouri', hi: 'राजौरी', lat: 33.38, lon: 74.31, certainty: 'memory' },
  { en: 'Ramban', hi: 'रामबन', lat: 33.24, lon: 75.19, certainty: 'memory' },
  { en: 'Reasi', hi: 'रियासी', lat: 33.3404, lon: 74.7593, certainty: 'computed' },
  { en: 'Samba', hi: 'सांबा', lat: 32.5361, lon: 74.9574, certainty: 'computed' },
  { en: 'Shopian', hi: 'शोपियां', lat: 33.7503, lon: 74.8533, certainty: 'computed' },
  { en: 'Srinagar', hi: 'श्रीनगर', lat: 34.1621, lon: 74.8647, certainty: 'computed' },
  { en: 'Udhampur', hi: 'ऊधमपुर', lat: 32.92, lon: 75.14, certainty: 'memory' },
];
