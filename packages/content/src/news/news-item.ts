import type { Sourced } from '../certainty.ts';
import type { Bilingual, Language } from '../text.ts';

export type NewsTopic =
  | 'advice'
  | 'animals'
  | 'fruit'
  | 'harvest'
  | 'money'
  | 'prices'
  | 'sowing'
  | 'trade'
  | 'water'
  | 'weather';

export interface NewsItem extends Sourced {
  /** Spells the item in its address. */
  id: string;
  /** The publisher's headline, never translated. */
  title: string;
  titleLanguage: Language;
  /** What it says, in our words. */
  desc: Bilingual;
  /** ISO time in India. */
  time: string;
  /** False when only the day is known: then show no hour. */
  isHourKnown: boolean;
  link: string;
  publisher: string;
  topic: NewsTopic;
}

/** A name and a picture (in the icon set of produce) for each topic. */
export const newsTopics: Readonly<Record<NewsTopic, { label: Bilingual; image: string }>> = {
  advice: { label: { en: 'Advice', hi: 'सलाह' }, image: 'newspaper' },
  animals: { label: { en: 'Dairy and animals', hi: 'डेयरी और पशु' }, image: 'glass-of-milk' },
  fruit: { label: { en: 'Fruit and vegetables', hi: 'फल और सब्जी' }, image: 'mango' },
  harvest: { label: { en: 'Harvest', hi: 'कटाई' }, image: 'sheaf-of-rice' },
  money: { label: { en: 'Money and support', hi: 'पैसा और सहायता' }, image: 'bank' },
  prices: { label: { en: 'Prices', hi: 'भाव' }, image: 'tractor' },
  sowing: { label: { en: 'Seed and sowing', hi: 'बीज और बुआई' }, image: 'seedling' },
  trade: { label: { en: 'Trade', hi: 'व्यापार' }, image: 'beans' },
  water: { label: { en: 'Water', hi: 'पानी' }, image: 'droplet' },
  weather: { label: { en: 'Weather', hi: 'मौसम' }, image: 'sun-behind-cloud' },
};
