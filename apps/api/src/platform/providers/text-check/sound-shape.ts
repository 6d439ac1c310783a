/** How letters of Hindi sound; what is not here is silent. */
const devanagari: ReadonlyMap<string, string> = new Map(
  Object.entries({
    k: 'कखक़ख़',
    g: 'गघग़',
    c: 'चछ',
    j: 'जझज़',
    t: 'टठतथ',
    d: 'डढदधड़ढ़',
    n: 'नणङञंँ',
    p: 'प',
    f: 'फफ़',
    b: 'बभ',
    m: 'म',
    r: 'र',
    l: 'लळ',
    v: 'व',
    s: 'शषस',
    a: 'अआाइईिीएऐेैयॅ',
    o: 'उऊुूओऔोौॉऑ',
  }).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)),
);

/** A nasal before a consonant is written or not: endo, edo. */
const NASAL = /[nm](?=[bcdfgjkpqrtvs])/g;

/** Spellings of one sound, in the order of replacement. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ch(?=[lr])/g, 'k'],
  [/ch/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/c|q|ck/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/h/g, ''],
  [/[aeiy]+/g, 'a'],
  [/[ou]+/g, 'o'],
  [/kv/g, 'k'],
  [/ao/g, 'o'],
  [/C/g, 'c'],
  [NASAL, ''],
  [/(.)\1+/g, '$1'],
];

const isHindi = (letter: string) => letter >= '\u0900' && letter <= '\u097f';
const toLatin = (text: string): string =>
  [...text].map((letter) => (isHindi(letter) ? (devanagari.get(letter) ?? '') : letter)).join('');

/** How a folded text sounds: its consonants, and its vowels in two classes; the end of a word without its vowel. */
export const shapeOf = (text: string): string =>
  sounds
    .reduce(
      (heard, [sound, letter]) => heard.replace(sound, letter),
      toLatin(text).replace(/[^a-z]/g, ''),
    )
    .replace(/[ao]$/, '');

/** The consonants of a shape, or of several in a row. */
export const consonantsOf = (shape: string): string =>
  shape
    .replace(NASAL, '')
    .replace(/[ao]/g, '')
    .replace(/(.)\1+/g, '$1');
