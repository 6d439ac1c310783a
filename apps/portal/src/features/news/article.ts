import { headlineOf, type NewsItem } from '@upaj/content/news/news-item';
import { formatDay } from '../../shared/format.ts';
import type { Language } from '../../shared/i18n/translations.ts';
import { newsPictures } from './news-pictures.ts';

/** What a link to an article puts into the navigation state. */
export interface Article {
  /** Address of its picture. */
  imageUrl: string;
  title: string;
  /** Day and, if it is known, hour, as they are shown. */
  date: string;
  description: string;
}

/** Says that of a day only the month is known. */
type MonthText = (month: string) => string;

/** 28/05/2025, 16:05, or as much of it as is known: 28/05/2025, or 05/2025 with a note; in the time of India. */
export function newsTime(
  { time, known }: Pick<NewsItem, 'time' | 'known'>,
  monthText: MonthText,
): string {
  const day = formatDay(knownPart({ time, known }).slice(0, 10));
  if (known === 'month') return monthText(day);
  return known === 'hour' ? `${day}, ${time.slice(11, 16)}` : day;
}

/** The known part of the ISO time. */
export const knownPart = ({ time, known }: Pick<NewsItem, 'time' | 'known'>): string =>
  time.slice(0, { hour: time.length, day: 10, month: 7 }[known]);

/** The part of an item that travels with a link. */
export function articleOf(item: NewsItem, language: Language, monthText: MonthText): Article {
  return {
    imageUrl: newsPictures[item.image].src,
    title: headlineOf(item, language).text,
    date: newsTime(item, monthText),
    description: item.desc[language],
  };
}

/** The article in a navigation state, if there is a whole one. */
export function articleIn(state: unknown): Article | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  if (!('imageUrl' in state && 'title' in state && 'date' in state && 'description' in state)) {
    return undefined;
  }
  const { imageUrl, title, date, description } = state;
  const isWhole =
    typeof imageUrl === 'string' &&
    typeof title === 'string' &&
    typeof date === 'string' &&
    typeof description === 'string';
  return isWhole ? { imageUrl, title, date, description } : undefined;
}
