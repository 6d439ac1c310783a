import { joinedCodes, splitNames } from './codes.ts';
import { foldedWords } from './fold.ts';
import { keysBySound, keysFrom, keysNear, keysOf } from './names.ts';
import { widerThemes } from './names-of-themes.ts';
import { firstName, type SearchTerm } from './search-terms.ts';
import { softWords } from './soft-words.ts';
import { MIN_KEY, soundKey } from './sound-key.ts';

/** A term that a text must have, or any term that begins with it. */
export interface Sought {
  term: SearchTerm;
  isStart?: true;
}

/**
 * The rank of a hit: by the name, by a mention, by a guess (a typing error, a wider word), or by the known names
 * alone, without unknown words.
 */
export type Rank = 0 | 1 | 2 | 3;
export const ranks: readonly Rank[] = [0, 1, 2, 3];

/** One part of a query. A text has the first rank in which it contains one of the terms. */
export interface QueryPart {
  sought: readonly [readonly Sought[], readonly Sought[], readonly Sought[]];
  /** Whether it is a known name. */
  isKnown: boolean;
  /** An unknown word, for which a misspelt name may be guessed from its letters. */
  unknown?: string;
}

/** The required terms of a rank. */
export const partsFor = (parts: readonly QueryPart[], rank: Rank): readonly QueryPart[] =>
  rank === 3 ? parts.filter(({ isKnown }) => isKnown) : parts;

/** All terms of a part that count for a rank; if words are dropped, nothing else is guessed. */
export const soughtUpTo = ({ sought }: QueryPart, rank: Rank): readonly Sought[] =>
  sought.slice(0, rank === 3 ? 2 : rank + 1).flat();

/** Whether a rank can find more than a better one. */
export function addsAnything(parts: readonly QueryPart[], rank: Rank): boolean {
  if (rank === 0) return true;
  if (rank === 3) return [true, false].every((is) => parts.some(({ isKnown }) => isKnown === is));
  return parts.some(
    ({ sought, unknown }) => sought[rank].length > 0 || (rank === 2 && unknown !== undefined),
  );
}

const of = (kind: 'c' | 'm' | 'f', keys: readonly string[]): Sought[] =>
  keys.map((key) => ({ term: `${kind}:${key}` }));

const wider = (keys: readonly string[]): string[] => keys.flatMap((key) => widerThemes[key] ?? []);

function knownPart(words: readonly string[], keys: readonly string[]): QueryPart {
  const phrase = words.join('');
  const also = keysFrom(phrase).filter((key) => !keys.includes(key));
  const [only] = words;
  const asWord: Sought[] = words.length === 1 ? [{ term: `n:${only}` }] : [];
  const asStart: Sought[] = words.length === 1 ? [{ term: `n:${only}`, isStart: true }] : [];
  return {
    isKnown: true,
    sought: [
      [...of('c', keys), ...asWord],
      of('m', keys),
      [...of('f', keys), ...of('c', [...wider(keys), ...also]), ...asStart],
    ],
  };
}

const shortest = 3;

/** A single letter among other words is not a prefix: it would match a tenth of all names. */
function unknownPart(word: string, isOnly: boolean, codes: readonly string[]): QueryPart {
  const sound = soundKey(word);
  const near = keysNear(word);
  const started = isOnly || word.length > 1 ? keysFrom(word) : [];
  const coded = (kind: 'n' | 't') =>
    codes.map((code): Sought => ({ term: `${kind}:${code}`, isStart: true }));
  const named: Sought[] = [
    { term: `n:${word}`, isStart: true },
    ...of('c', started),
    ...coded('n'),
  ];
  if (word.length < shortest)
    return { isKnown: false, sought: [named, [{ term: `t:${word}` }, ...coded('t')], []] };
  const sounds = sound.length >= MIN_KEY;
  return {
    isKnown: false,
    unknown: word,
    sought: [
      [...named, ...(sounds ? [{ term: `k:${sound}` } as const] : [])],
      [
        { term: `t:${word}`, isStart: true },
        ...coded('t'),
        ...(sounds ? [{ term: `s:${sound}` } as const] : []),
        ...of('m', keysFrom(word)),
      ],
      [...of('c', near), ...of('m', near)],
    ],
  };
}

/** Maximum number of words of a query; each costs a scan of all names. */
const mostWords = 12;

/** A stop word is not matched by sound: के लिए sounds like केळी. */
const firstBySound = ([first = '', second = '']: readonly string[]) => {
  if (softWords.has(first)) return undefined;
  return firstName(second && !softWords.has(second) ? [first, second] : [first], keysBySound);
};

/** Splits a query into its parts; an empty query has none. */
export function parseQuery(query: string): QueryPart[] {
  const words = [...new Set(splitNames(foldedWords(query)))].slice(0, mostWords);
  const all = [...words];
  const isOnly = words.length === 1;
  const parts: { part: QueryPart; isSoft: boolean }[] = [];
  while (words.length > 0) {
    const found = firstName(words, keysOf) ?? firstBySound(words);
    const codes = joinedCodes(all, 3, all.length - words.length);
    const taken = words.splice(0, found?.length ?? 1);
    const [word = ''] = taken;
    parts.push({
      part: found ? knownPart(taken, found.keys) : unknownPart(word, isOnly, codes),
      isSoft: taken.length === 1 && softWords.has(word),
    });
  }
  const hard = parts.filter(({ isSoft }) => !isSoft);
  return (hard.length > 0 ? hard : parts).map(({ part }) => part);
}

/** Whether a part says what a text is about: a known name, or a word of some length that is no stop word. */
export const isMeant = ({ isKnown, unknown }: QueryPart): boolean =>
  isKnown || (unknown !== undefined && !softWords.has(unknown));
