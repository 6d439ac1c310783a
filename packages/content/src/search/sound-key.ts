import sanscript from '@indic-transliteration/sanscript';
import { isDevanagari } from './fold.ts';

/** Spellings of each sound in the order of replacement: vowels, consonants, silent letters. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/aa/g, 'a'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ai|ei|ay(?![aeiou])/g, 'e'],
  [/au|ou/g, 'o'],
  [/y/g, 'i'],
  [/i+/g, 'i'],
  [/chh/g, 'ch'],
  [/ph/g, 'f'],
  [/c(?=[ei])/g, 's'],
  [/c(?!h)|ck|q/g, 'k'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/sh/g, 's'],
  [/(.)\1+/g, '$1'],
  [/[nm](?=[bcdfgjkpqtvs]|h)/g, ''],
  [/(?<=[iueo])n$/g, ''],
];

/** Harvard-Kyoto has capitals for what English letters do not tell apart. */
const lettersOf = (harvardKyoto: string): string =>
  harvardKyoto
    .replace(/ch/g, 'chh')
    .replace(/c(?!h)/g, 'ch')
    .replace(/z|S/g, 'sh')
    .replace(/[GJ]/g, 'n')
    .replace(/M|~/g, 'n')
    .replace(/R/g, 'ri')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

function keyOf(latin: string): string {
  if (/[^a-z]/.test(latin)) return '';
  const heard = sounds.reduce((text, [sound, letter]) => text.replace(sound, letter), latin);
  const short = heard.replace(/(?<=.)a/g, '').replace(/(?<=..)e$/, '');
  return short.replace(/(.)\1+/g, '$1');
}

/**
 * How folded words sound, in Latin letters: one key for प्याज, pyaz, piaz and pyaaj. Short and long vowels are one, an
 * `a` inside the word and a nasal before a consonant are left out, because their spelling varies.
 * The library is called once for all words: each call costs as much as a hundred words.
 */
export function soundKeys(words: readonly string[]): string[] {
  const hindi = words.filter(isDevanagari);
  const latin = sanscript.t(hindi.join(' '), 'devanagari', 'hk').split(' ');
  return words.map((word) => keyOf(isDevanagari(word) ? lettersOf(latin.shift() ?? '') : word));
}

/** The sound key of one folded word. */
export const soundKey = (word: string): string => soundKeys([word])[0] ?? '';

/** Shorter keys are ambiguous. */
export const MIN_KEY = 3;
