import { type Linear, shares } from '../model.ts';
import type { Piece } from './read.ts';
import { signOf, tokenOf } from './signs.ts';

const ends = 3;

/** The signs around a name that tell whether it is asked about or told by the way. */
export function signsOfMention(pieces: readonly Piece[], at: number): Uint32Array {
  const tokens = pieces.map(tokenOf);
  const names = pieces.flatMap(({ subjects }, place) => (subjects ? [place] : []));
  const beside = (step: number) => tokens[at + step] ?? '^';
  const texts = [
    'any',
    `name ${pieces[at]?.words.join(' ')}`,
    `rank ${names.indexOf(at)} of ${Math.min(names.length, ends)}`,
    `last ${names.indexOf(at) === names.length - 1}`,
    ...[-2, -1, 1, 2, 3].map((step) => `${step} ${beside(step)}`),
    `around ${beside(-1)} ${beside(1)}`,
    `after ${beside(1)} ${beside(2)}`,
  ];
  return Uint32Array.from(new Set(texts.map(signOf)));
}

/** How likely each of several named crops and animals is asked about: 0 to 1. */
export function meantIn(pieces: readonly Piece[], mentions: Linear): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [at, { subjects = [] }] of pieces.entries()) {
    if (subjects.length === 0) continue;
    const likely =
      shares(mentions, signsOfMention(pieces, at))[mentions.classes.indexOf('about')] ?? 1;
    for (const subject of subjects) found.set(subject, Math.max(found.get(subject) ?? 0, likely));
  }
  return found;
}
