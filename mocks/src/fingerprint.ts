import { foldedWords } from '@upaj/content/search/fold';

/** A text as it is compared with others: by its words, whatever their capitals and punctuation; itself without any. */
export const fingerprintOf = (text: string): string => foldedWords(text).join(' ') || text;
