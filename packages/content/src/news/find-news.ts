import { news } from './news.ts';
import type { NewsItem } from './news-item.ts';

/** The item with this id, or undefined: the page then goes back to the list. */
export const findNews = (id: string): NewsItem | undefined => news.find((item) => item.id === id);
