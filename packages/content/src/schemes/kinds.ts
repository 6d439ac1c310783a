import type { Bilingual } from '../text.ts';

export type SchemeKind =
  | 'income'
  | 'credit'
  | 'insurance'
  | 'irrigation'
  | 'machines'
  | 'crops'
  | 'horticulture'
  | 'animals'
  | 'soil'
  | 'markets'
  | 'advice';

/** The kinds of schemes in the order of the filter. */
export const schemeKinds: readonly { kind: SchemeKind; label: Bilingual }[] = [
  { kind: 'income', label: { en: 'Income and relief', hi: 'आय और राहत' } },
  { kind: 'credit', label: { en: 'Credit', hi: 'ऋण' } },
  { kind: 'insurance', label: { en: 'Insurance', hi: 'बीमा' } },
  { kind: 'irrigation', label: { en: 'Irrigation', hi: 'सिंचाई' } },
  { kind: 'machines', label: { en: 'Machines', hi: 'कृषि यंत्र' } },
  { kind: 'crops', label: { en: 'Crops and seed', hi: 'फसल और बीज' } },
  { kind: 'horticulture', label: { en: 'Horticulture', hi: 'बागवानी' } },
  { kind: 'animals', label: { en: 'Animals and fish', hi: 'पशु और मछली' } },
  { kind: 'soil', label: { en: 'Soil and organic farming', hi: 'मिट्टी और जैविक खेती' } },
  { kind: 'markets', label: { en: 'Markets', hi: 'बाजार' } },
  { kind: 'advice', label: { en: 'Advice and registration', hi: 'सलाह और पंजीकरण' } },
];
