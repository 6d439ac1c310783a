import type { SubjectId } from '@upaj/content/practice/subjects';
import { isNamesake } from '../namesakes.ts';
import type { Piece } from '../reader.ts';
import { asideSigns } from './asides.ts';

/** A crop or an animal in a message, with what stands around it. */
export interface Mention {
  /** Two for a word of both, as matar. */
  subjects: readonly SubjectId[];
  /** What stands before and behind it, and how near. */
  signs: readonly string[];
}

/** A place in the message: what it may be called. */
type Token = readonly string[];

const named: Token = ['@'];
const isNamed = (token: Token | undefined) => token === named;

/** Whether a piece names a crop or an animal: "jhulas gai" names no cow. */
const isMention = (pieces: readonly Piece[], at: number): boolean =>
  pieces[at]?.subjects !== undefined && !isNamesake(pieces, at);

function tokensOf({ place, concept, isSmall, words }: Piece): Token[] {
  if (place) return [['place']];
  return concept && !isSmall ? [[`~${concept}`, ...words]] : words.map((word) => [word]);
}

/** So many words before and behind tell something, the nearest ones more. */
const before = 4;
const behind = 4;
const near = 2;

/** The words on one side, the nearest first, up to the next crop; `step` is -1 for those before. */
function side(tokens: readonly Token[], from: number, step: 1 | -1, most: number): string[] {
  const prefix = step === 1 ? 'n' : 'p';
  const signs: string[] = [];
  for (let far = 1; far <= most; far += 1) {
    const token = tokens[from + step * far];
    if (!token) break;
    for (const each of token) {
      signs.push(`${prefix}:${each}`);
      if (far <= near) signs.push(`${prefix}${far}:${each}`);
    }
    if (isNamed(token)) break;
  }
  const [first, second] = [tokens[from + step], tokens[from + 2 * step]];
  return first && second ? [...signs, `${prefix}:${first[0]} ${second[0]}`] : signs;
}

/** Signs of the name itself: which one it is, and whether it is told by the way. */
function ownSigns(pieces: readonly Piece[], at: number): string[] {
  const { words = [], subjects = [] } = pieces[at] ?? {};
  return [`is:${words.join(' ')}`, `of:${subjects.join()}`, ...asideSigns(pieces, at)];
}

/** Every mention of a crop or an animal in a message, in order. */
export function mentionsIn(pieces: readonly Piece[]): Mention[] {
  const tokens = pieces.flatMap((piece, at) => (isMention(pieces, at) ? [named] : tokensOf(piece)));
  const places = tokens.flatMap((token, at) => (isNamed(token) ? [at] : []));
  const names = pieces.flatMap(({ subjects = [] }, at) =>
    isMention(pieces, at) ? [{ subjects, at }] : [],
  );
  const keys = names.map(({ subjects }) => subjects.join());
  return names.map(({ subjects, at: piece }, at) => {
    const place = places[at] ?? 0;
    const signs = [
      ...side(tokens, place, -1, before),
      ...side(tokens, place, 1, behind),
      ...ownSigns(pieces, piece),
      ...(at === 0 ? ['first'] : []),
      ...(at === names.length - 1 ? ['last'] : []),
      ...(place === 0 ? ['start'] : []),
      ...(place === tokens.length - 1 ? ['end'] : []),
      ...(keys.indexOf(subjects.join()) === keys.lastIndexOf(subjects.join()) ? [] : ['repeated']),
    ];
    return { subjects, signs: [...new Set(signs)] };
  });
}
