import { codeParts } from '@upaj/content/search/codes';
import { foldedWords, isDevanagari } from '@upaj/content/search/fold';
import { keysOf } from '@upaj/content/search/names';
import { type SearchTerm, searchTerms } from '@upaj/content/search/search-terms';
import { searchVersion } from '@upaj/content/search/search-version';
import { hashtagKey } from '@upaj/contract/threads.rules';

/**
 * Terms of the text, counted. A page that looks for a frequent word compares the terms of thousands of discussions, and each
 * term of a new one is written to an index: the first 350 words of an essay tell what it is about.
 */
const MOST_TERMS = 350;
/** UTF-16 units of a word; PostgreSQL refuses a term of 2,047 bytes, and no language has such a word. */
const LONGEST_WORD = 60;

/** What of a discussion is searched. */
export interface SearchableThread {
  title: string;
  content: string;
  hashtags: readonly string[];
  /** Id of a crop. */
  crop: string | null;
}

/** The term of a filter by hashtag, written in any way. */
export const hashtagTerm = (hashtag: string): SearchTerm =>
  `h:${hashtagKey(hashtag.replace(/^#/, ''))}`;

/** The term of a filter by crop. */
export const cropTerm = (crop: string): SearchTerm => `p:${crop}`;

const isWord = (word: string) => word.length <= LONGEST_WORD;

/** Terms of a word: one in Devanagari gives its sound too, a code its parts and what they make with their neighbours. */
const termsOf = (word: string): number =>
  (isDevanagari(word) ? 2 : 1) + (/\p{N}/u.test(word) ? 2 * codeParts([word]).length : 0);

/** The first words of a text, up to those that give `MOST_TERMS`. */
function firstWords(text: string): string {
  const words = foldedWords(text).filter(isWord);
  const seen = new Set<string>();
  let terms = 0;
  const end = words.findIndex((word) => {
    if (seen.has(word)) return false;
    seen.add(word);
    terms += termsOf(word);
    return terms > MOST_TERMS;
  });
  return (end === -1 ? words : words.slice(0, end)).join(' ');
}

/** The search columns of a discussion. */
export function searchColumns({ title, content, hashtags, crop }: SearchableThread) {
  const titleWords = foldedWords(title).filter(isWord).join(' ');
  const terms = searchTerms({
    name: titleWords,
    text: firstWords(`${hashtags.join(' ')} ${content}`),
    keys: crop === null ? [] : keysOf(foldedWords(crop).join('')),
  });
  const filters = [...hashtags.map(hashtagTerm), ...(crop === null ? [] : [cropTerm(crop)])];
  return { searchTerms: [...terms, ...filters], titleWords, searchVersion };
}
