export type { Bilingual } from './categories.ts';

/** The languages of the product. */
export type Language = 'en' | 'hi';
