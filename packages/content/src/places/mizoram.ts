import type { District } from './district.ts';

/** Districts of Mizoram. */
export const districts: readonly District[] = [
  { en: 'Aizawl', hi: 'आइजोल', lat: 23.7846, lon: 92.8256, certainty: 'computed' },
  { en: 'Champhai', hi: 'चम्फाई', lat: 23.5424, lon: 93.3329, certainty: 'source read' },
  { en: 'Hnahthial', hi: 'हनाहथियाल', lat: 22.96, lon: 92.93, certainty: 'memory' },
  { en: 'Khawzawl', hi: 'खावजोल', lat: 23.53, lon: 93.18, certainty: 'memory' },
  { en: 'Kolasib', hi: 'कोलासिब', lat: 24.2239, lon: 92.6787, certainty: 'source read' },
  { en: 'Lawngtlai', hi: 'लांगतलाई', lat: 22.5325, lon: 92.899, certainty: 'source read' },
  { en: 'Lunglei', hi: 'लुंगलेई', lat: 22.9719, lon: 92.6304, certainty: 'computed' },
  { en: 'Mamit', hi: 'मामित', lat: 23.93, lon: 92.49, certainty: 'memory' },
  { en: 'Saiha', hi: 'सैहा', lat: 22.4918, lon: 92.9814, certainty: 'source read' },
  { en: 'Saitual', hi: 'सैतुअल', lat: 23.69, lon: 92.96, certainty: 'memory' },
  { en: 'Serchhip', hi: 'सेरछिप', lat: 23.2931, lon: 92.8468, certainty: 'source read' },
];
