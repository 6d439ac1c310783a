import { isDevanagari } from '@upaj/content/search/fold';
import { hinglishWords } from './lexicon/small-words.ts';
import { wordsOf } from './words.ts';

const hinglish: ReadonlySet<string> = new Set(wordsOf(hinglishWords));
/** Words of both languages: `me` and `to` are also English. */
const english: ReadonlySet<string> = new Set(
  wordsOf(
    `the a an of for in on with by from my i we you is are was do does how what which when where why can should will not and or
     farmer asked crop leaves leaf yellow rate dose time best control disease fertilizer seed per plant tree growing`,
  ),
);

/** How a message is written, and the language to answer in; a message of names alone leaves it to the person's. */
export function languageOf(words: readonly string[], preferred: 'en' | 'hi') {
  if (words.some(isDevanagari)) return { script: 'devanagari', language: 'hi' } as const;
  const hindi = words.filter((word) => hinglish.has(word)).length;
  const own = words.filter((word) => english.has(word)).length;
  const language = hindi > own ? 'hi' : own > 0 ? 'en' : preferred;
  return { script: 'latin', language } as const;
}
