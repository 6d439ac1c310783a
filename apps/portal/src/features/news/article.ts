import type { NewsItem } from '@upaj/content/news/news-item';
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

/** 28/05/2025, 16:05 where the hour is known, else the day alone; as the clock stands in India. */
export function newsTime({ time, isHourKnown }: Pick<NewsItem, 'time' | 'isHourKnown'>): string {
  const day = formatDay(time);
  return isHourKnown ? `${day}, ${time.slice(11, 16)}` : day;
}

/** The part of an item that travels with a link. */
export function articleOf(item: NewsItem, language: Language): Article {
  return {
    imageUrl: newsPictures[item.topic].src,
    title: item.title,
    date: newsTime(item),
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
