import { keyOf, looseOf } from '../normalise/sound.ts';
import type { Piece } from './read.ts';

/** Signs are numbered by their hash: so many numbers there are. */
export const SIGNS = 1 << 16;

/** FNV-1a, folded to the number of signs. */
export function signOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash >>> 16) ^ hash) & (SIGNS - 1);
}

/** What stands for a piece where it is seen beside others. */
export const tokenOf = ({ subjects, concept, place, words }: Piece): string => {
  if (concept) return `~${concept}`;
  if (subjects) return '@';
  if (place) return '#place';
  return words.map((word) => (/^\d+$/.test(word) ? '#' : keyOf(word))).join(' ');
};

/** Parts of three letters of a word with its ends, for what is misspelt or not known. */
function partsOf(word: string): string[] {
  const text = `<${looseOf(word)}>`;
  return Array.from(
    { length: Math.max(0, text.length - 2) },
    (_, at) => `3${text.slice(at, at + 3)}`,
  );
}

/** The signs of a message for the linear models: its words by sound, its meanings, and both beside each other. */
export function signsOf(pieces: readonly Piece[]): Uint32Array {
  const tokens = pieces.map(tokenOf);
  const texts = new Set<string>();
  for (const [at, piece] of pieces.entries()) {
    const token = tokens[at] ?? '';
    texts.add(`1${token}`);
    texts.add(`2${tokens[at - 1] ?? '^'} ${token}`);
    if (at > 0) texts.add(`4${tokens[at - 2] ?? '^'} * ${token}`);
    if (piece.concept && piece.subjects) texts.add('1@');
    if (!piece.subjects && !piece.place)
      for (const word of piece.words) {
        texts.add(`0${keyOf(word)}`);
        if (!piece.concept && !piece.isSmall) for (const part of partsOf(word)) texts.add(part);
      }
  }
  texts.add(`2${tokens.at(-1) ?? '^'} $`);
  texts.add(pieces.length <= 2 ? 'short' : 'long');
  return Uint32Array.from(new Set([...texts].map(signOf)));
}
