import type { StateSlug } from '../state-slugs.ts';
import type { Bilingual } from '../text.ts';
import type { SoilRating } from './field-advice.ts';
import type { StatePartId } from './state-parts.ts';

export type SoilKind = 'alluvial' | 'black' | 'red' | 'laterite' | 'sandy' | 'hill' | 'coastal';

type Rating = Exclude<SoilRating, 'unknown'>;

/** What most soils of a place are like. One field may differ: it stands in for a soil card and is no measurement. */
export interface UsualSoil {
  kind: SoilKind;
  ph: number;
  n: Rating;
  p: Rating;
  k: Rating;
}

/** Names of the kinds, as they stand in a sentence. */
export const soilKindNames: Readonly<Record<SoilKind, Bilingual>> = {
  alluvial: { en: 'alluvial loam', hi: 'जलोढ़ दोमट' },
  black: { en: 'black soil', hi: 'काली मिट्टी' },
  red: { en: 'red soil', hi: 'लाल मिट्टी' },
  laterite: { en: 'laterite', hi: 'लेटराइट मिट्टी' },
  sandy: { en: 'sandy soil', hi: 'रेतीली मिट्टी' },
  hill: { en: 'hill soil', hi: 'पहाड़ी मिट्टी' },
  coastal: { en: 'coastal soil', hi: 'तटीय मिट्टी' },
};

/** All of it is general knowledge of the soils of India. */
export const usualSoilCertainty = 'memory';

const soil = (kind: SoilKind, ph: number, n: Rating, p: Rating, k: Rating): UsualSoil => ({
  kind,
  ph,
  n,
  p,
  k,
});

export const soilsOfStates: Readonly<Record<StateSlug, UsualSoil>> = {
  'andhra-pradesh': soil('red', 7.2, 'low', 'medium', 'high'),
  'arunachal-pradesh': soil('hill', 5.2, 'medium', 'low', 'medium'),
  assam: soil('alluvial', 5.4, 'medium', 'low', 'medium'),
  bihar: soil('alluvial', 7.4, 'low', 'medium', 'medium'),
  chhattisgarh: soil('red', 6.4, 'low', 'low', 'medium'),
  goa: soil('laterite', 5.5, 'medium', 'low', 'low'),
  gujarat: soil('black', 7.8, 'low', 'medium', 'high'),
  haryana: soil('alluvial', 7.9, 'low', 'medium', 'medium'),
  'himachal-pradesh': soil('hill', 6.2, 'medium', 'medium', 'medium'),
  jharkhand: soil('red', 5.6, 'low', 'low', 'medium'),
  karnataka: soil('red', 6.7, 'low', 'medium', 'medium'),
  kerala: soil('laterite', 5.4, 'medium', 'high', 'medium'),
  'madhya-pradesh': soil('black', 7.4, 'low', 'medium', 'high'),
  maharashtra: soil('black', 7.7, 'low', 'low', 'high'),
  manipur: soil('hill', 5.4, 'medium', 'low', 'medium'),
  meghalaya: soil('hill', 5.1, 'high', 'low', 'medium'),
  mizoram: soil('hill', 5.1, 'medium', 'low', 'medium'),
  nagaland: soil('hill', 5.1, 'high', 'low', 'medium'),
  odisha: soil('red', 5.8, 'low', 'low', 'medium'),
  punjab: soil('alluvial', 7.7, 'low', 'medium', 'medium'),
  rajasthan: soil('sandy', 8, 'low', 'medium', 'high'),
  sikkim: soil('hill', 5.4, 'high', 'medium', 'medium'),
  'tamil-nadu': soil('red', 7.2, 'low', 'medium', 'high'),
  telangana: soil('red', 7.2, 'low', 'medium', 'high'),
  tripura: soil('red', 5.4, 'medium', 'low', 'low'),
  'uttar-pradesh': soil('alluvial', 7.5, 'low', 'low', 'medium'),
  uttarakhand: soil('hill', 6.2, 'medium', 'medium', 'medium'),
  'west-bengal': soil('alluvial', 6.3, 'medium', 'medium', 'medium'),
  'andaman-and-nicobar-islands': soil('coastal', 5.8, 'medium', 'low', 'medium'),
  chandigarh: soil('alluvial', 7.7, 'low', 'medium', 'medium'),
  'dadra-and-nagar-haveli-and-daman-and-diu': soil('black', 6.9, 'medium', 'low', 'medium'),
  delhi: soil('alluvial', 7.9, 'low', 'medium', 'medium'),
  'jammu-and-kashmir': soil('hill', 6.7, 'medium', 'medium', 'medium'),
  ladakh: soil('hill', 7.8, 'low', 'low', 'medium'),
  lakshadweep: soil('coastal', 8, 'low', 'low', 'low'),
  puducherry: soil('alluvial', 7.1, 'low', 'medium', 'medium'),
};

/** Parts without a row have the soil of their state. */
export const soilsOfParts: Readonly<Partial<Record<StatePartId, UsualSoil>>> = {
  'west-rajasthan': soil('sandy', 8.1, 'low', 'medium', 'high'),
  hadoti: soil('black', 7.7, 'low', 'medium', 'high'),
  vidarbha: soil('black', 7.8, 'low', 'low', 'high'),
  marathwada: soil('black', 7.9, 'low', 'low', 'high'),
  konkan: soil('laterite', 5.8, 'medium', 'low', 'medium'),
  'dry-maharashtra': soil('black', 7.9, 'low', 'low', 'high'),
  malwa: soil('black', 7.6, 'low', 'medium', 'high'),
  bundelkhand: soil('black', 7.4, 'low', 'low', 'medium'),
  'north-gujarat': soil('sandy', 7.8, 'low', 'medium', 'medium'),
  saurashtra: soil('black', 7.9, 'low', 'medium', 'high'),
  'south-gujarat': soil('black', 7.4, 'low', 'medium', 'high'),
  'coastal-karnataka': soil('laterite', 5.4, 'medium', 'low', 'low'),
  malnad: soil('hill', 5.8, 'high', 'low', 'medium'),
  'north-karnataka': soil('black', 8, 'low', 'low', 'high'),
  'north-bengal': soil('alluvial', 5.3, 'medium', 'medium', 'low'),
  'red-bengal': soil('laterite', 5.7, 'low', 'low', 'medium'),
  'dry-haryana': soil('sandy', 8.1, 'low', 'low', 'medium'),
  'south-punjab': soil('sandy', 8.1, 'low', 'medium', 'medium'),
  'cauvery-delta': soil('alluvial', 7.2, 'low', 'high', 'medium'),
  nilgiris: soil('hill', 5, 'high', 'medium', 'medium'),
  rayalaseema: soil('red', 7.4, 'low', 'medium', 'medium'),
  'andhra-delta': soil('alluvial', 7.3, 'low', 'high', 'high'),
  'uttarakhand-plains': soil('alluvial', 7.2, 'medium', 'medium', 'medium'),
  'jammu-plains': soil('alluvial', 7.2, 'low', 'medium', 'medium'),
  'odisha-coast': soil('alluvial', 6.2, 'low', 'medium', 'medium'),
  'north-telangana': soil('black', 7.6, 'low', 'medium', 'high'),
  'kerala-hills': soil('hill', 5.2, 'high', 'medium', 'medium'),
};
