import type { District } from './district.ts';

/** Districts of Nagaland. */
export const districts: readonly District[] = [
  { en: 'Chumoukedima', hi: 'चुमौकेदिमा', lat: 25.79, lon: 93.77, certainty: 'memory' },
  { en: 'Dimapur', hi: 'दीमापुर', lat: 25.9117, lon: 93.7217, certainty: 'source read' },
  { en: 'Kiphire', hi: 'किफिरे', lat: 25.8679, lon: 94.7857, certainty: 'source read' },
  { en: 'Kohima', hi: 'कोहिमा', lat: 25.7816, lon: 94.16, certainty: 'computed' },
  { en: 'Longleng', hi: 'लोंगलेंग', lat: 26.4899, lon: 94.8177, certainty: 'source read' },
  { en: 'Meluri', hi: 'मेलुरी', lat: 25.68, lon: 94.62, certainty: 'memory' },
  { en: 'Mokokchung', hi: 'मोकोकचुंग', lat: 26.3248, lon: 94.5183, certainty: 'source read' },
  { en: 'Mon', hi: 'मोन', lat: 26.7358, lon: 95.0584, certainty: 'source read' },
  { en: 'Niuland', hi: 'निउलैंड', lat: 25.86, lon: 93.93, certainty: 'memory' },
  { en: 'Noklak', hi: 'नोकलाक', lat: 26.2, lon: 95.01, certainty: 'memory' },
  { en: 'Peren', hi: 'पेरेन', lat: 25.4996, lon: 93.6235, certainty: 'computed' },
  { en: 'Phek', hi: 'फेक', lat: 25.7675, lon: 94.4743, certainty: 'source read' },
  { en: 'Shamator', hi: 'शामातोर', lat: 26.06, lon: 94.86, certainty: 'memory' },
  { en: 'Tseminyu', hi: 'त्सेमिन्यु', lat: 25.92, lon: 94.21, certainty: 'memory' },
  { en: 'Tuensang', hi: 'तुएनसांग', lat: 26.267, lon: 94.8242, certainty: 'source read' },
  { en: 'Wokha', hi: 'वोखा', lat: 26.0972, lon: 94.2582, certainty: 'source read' },
  { en: 'Zunheboto', hi: 'जुन्हेबोटो', lat: 25.97, lon: 94.52, certainty: 'memory' },
];
