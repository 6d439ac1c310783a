import type { District } from './district.ts';

/** Districts of Himachal Pradesh. */
export const districts: readonly District[] = [
  { en: 'Bilaspur', hi: 'बिलासपुर', lat: 31.3833, lon: 76.7998, certainty: 'computed' },
  { en: 'Chamba', hi: 'चंबा', lat: 32.55, lon: 76.13, certainty: 'memory' },
  { en: 'Hamirpur', hi: 'हमीरपुर', lat: 31.6428, lon: 76.6426, certainty: 'computed' },
  { en: 'Kangra', hi: 'कांगड़ा', lat: 32.0623, lon: 76.3177, certainty: 'computed' },
  { en: 'Kinnaur', hi: 'किन्नौर', lat: 31.5917, lon: 78.3524, certainty: 'computed' },
  { en: 'Kullu', hi: 'कुल्लू', lat: 31.9615, lon: 77.1082, certainty: 'computed' },
  { en: 'Lahaul and Spiti', hi: 'लाहौल और स्पीति', lat: 32.57, lon: 77.03, certainty: 'memory' },
  { en: 'Mandi', hi: 'मंडी', lat: 31.6307, lon: 76.9674, certainty: 'computed' },
  { en: 'Shimla', hi: 'शिमला', lat: 31.1661, lon: 77.4764, certainty: 'computed' },
  { en: 'Sirmaur', hi: 'सिरमौर', lat: 30.6676, lon: 77.431, certainty: 'computed' },
  { en: 'Solan', hi: 'सोलन', lat: 30.9056, lon: 77.1082, certainty: 'computed' },
  { en: 'Una', hi: 'ऊना', lat: 31.5807, lon: 76.2101, certainty: 'computed' },
];
