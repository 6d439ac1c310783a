/** A text in both languages of the product. */
export interface Bilingual {
  en: string;
  hi: string;
}

export type CategoryName =
  | 'Crops'
  | 'Seeds'
  | 'Pulses'
  | 'Fruits'
  | 'Vegetables'
  | 'Fodder Crops'
  | 'Dairy Products'
  | 'Fertilizers';

/** The eight categories of the Mandi in the order in which it shows them. */
export const categories: readonly { name: CategoryName; label: Bilingual }[] = [
  { name: 'Crops', label: { en: 'Crops', hi: 'फसलें' } },
  { name: 'Seeds', label: { en: 'Seeds', hi: 'बीज' } },
  { name: 'Pulses', label: { en: 'Pulses', hi: 'दालें' } },
  { name: 'Fruits', label: { en: 'Fruits', hi: 'फल' } },
  { name: 'Vegetables', label: { en: 'Vegetables', hi: 'सब्जियां' } },
  { name: 'Fodder Crops', label: { en: 'Fodder Crops', hi: 'चारा फसलें' } },
  { name: 'Dairy Products', label: { en: 'Dairy Products', hi: 'डेयरी उत्पाद' } },
  { name: 'Fertilizers', label: { en: 'Fertilizers', hi: 'खाद और उर्वरक' } },
];

export type UnitName = 'kg' | 'tonnes' | 'liters' | 'pieces';

/** The units of a listing: their names, and their signs behind a number. */
export const units: readonly { name: UnitName; label: Bilingual; sign: Bilingual }[] = [
  { name: 'kg', label: { en: 'Kilograms', hi: 'किलोग्राम' }, sign: { en: 'kg', hi: 'किग्रा' } },
  { name: 'tonnes', label: { en: 'Tonnes', hi: 'टन' }, sign: { en: 't', hi: 'टन' } },
  { name: 'liters', label: { en: 'Litres', hi: 'लीटर' }, sign: { en: 'L', hi: 'ली.' } },
  { name: 'pieces', label: { en: 'Pieces', hi: 'नग' }, sign: { en: 'pieces', hi: 'नग' } },
];
