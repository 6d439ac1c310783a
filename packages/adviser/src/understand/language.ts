import { isDevanagari } from '@upaj/content/search/fold';
import { wordsOf } from '../normalise/sound.ts';
import { readLines } from '../table.ts';

/** Words of both languages: `me` and `to` are also English. */
const english: ReadonlySet<string> = new Set(
  wordsOf(
    `the a an of for in on with by from my i we you is are was were do does did how what which when where why can should will not and or
     farmer asked crop leaves leaf yellow rate dose time best control disease fertilizer seed per plant tree growing about tell information
     thanks thank good morning hello`,
  ),
);

export interface Language {
  /** Language of the answer. */
  language: 'en' | 'hi';
  script: 'latin' | 'devanagari';
}

/** Makes the reader of how a message is written; one of names alone leaves the language to the person's. */
export function createLanguageOf(): (words: readonly string[], preferred: 'en' | 'hi') => Language {
  const hinglish = new Set(wordsOf(readLines('data/small-words.txt')[1] ?? ''));
  return (words, preferred) => {
    if (words.some(isDevanagari)) return { script: 'devanagari', language: 'hi' };
    const hindi = words.filter((word) => hinglish.has(word)).length;
    const own = words.filter((word) => english.has(word)).length;
    return { script: 'latin', language: hindi > own ? 'hi' : own > 0 ? 'en' : preferred };
  };
}
