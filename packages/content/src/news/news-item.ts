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

/** Name of a drawing in the icon set of produce. */
export type NewsImage =
  | 'bank'
  | 'beans'
  | 'droplet'
  | 'glass-of-milk'
  | 'mango'
  | 'newspaper'
  | 'seedling'
  | 'sheaf-of-rice'
  | 'sun-behind-cloud'
  | 'tractor';

export interface NewsItem extends Sourced {
  /** Spells the item in its address. */
  id: string;
  /** The publisher's headline, in English and never translated; or ours, in both languages. */
  title: string | Bilingual;
  /** Our summary. */
  desc: Bilingual;
  /** ISO time in India; the next field gives its precision. */
  time: string;
  known: 'hour' | 'day' | 'month';
  link: string;
  publisher: string;
  topic: NewsTopic;
  image: NewsImage;
}

export interface Headline {
  text: string;
  language: Language;
  /** Whether the headline is ours and not the publisher's. */
  isOwn: boolean;
}

/** The headline for this language. */
export const headlineOf = ({ title }: Pick<NewsItem, 'title'>, language: Language): Headline =>
  typeof title === 'string'
    ? { text: title, language: 'en', isOwn: false }
    : { text: title[language], language, isOwn: true };

/** Name and drawing of each topic. */
export const newsTopics: Readonly<Record<NewsTopic, { label: Bilingual; image: NewsImage }>> = {
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

/** Gives each item the drawing of its topic. */
export const illustrated = (items: readonly Omit<NewsItem, 'image'>[]): readonly NewsItem[] =>
  items.map((item) => ({ ...item, image: newsTopics[item.topic].image }));
