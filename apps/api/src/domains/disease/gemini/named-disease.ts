import { foldText } from '@upaj/content/search/fold';
import type { LeafCandidate } from './leaf-prompt.ts';

/** What an answer names: a disease of the list, one of the other answers, or something else. */
export type Named = { diseaseId: string } | 'healthy' | 'no leaf' | 'unsure';

/** The other answers as a provider may word them. */
const others: readonly (readonly [Named, readonly string[]])[] = [
  ['healthy', ['healthy', 'healthy leaf', 'healthy plant', 'no disease', 'none', 'स्वस्थ']],
  ['no leaf', ['no leaf', 'not a leaf', 'no plant', 'not a plant', 'not this crop']],
];
const fillers = new Set(['disease', 'of', 'on', 'the', 'in', 'रोग', 'का', 'की'].map(foldText));
/** Two spellings of one word. */
const spellings: Readonly<Record<string, string>> = { mold: 'mould', gray: 'grey' };

/** The words of a name in one order, so that "Late blight of potato" is "potato late blight". */
function keyOf(text: string): string {
  const words = foldText(text).split(/[^\p{L}\p{M}\p{N}]+/u);
  const telling = words.filter((word) => word !== '' && !fillers.has(word));
  return [...new Set(telling.map((word) => spellings[word] ?? word))].sort().join(' ');
}

/** A name as it stands, and without what is in brackets behind it. */
const keysOf = (name: string): string[] => [keyOf(name), keyOf(name.split('(', 1)[0] ?? '')];

function namesOf({ id, crop, name, agent, pictureLabel }: LeafCandidate): string[] {
  const bare = [id, name.en, name.hi, agent, pictureLabel?.split('___')[1] ?? ''];
  return bare.flatMap((one) => [one, `${crop.en} ${one}`, `${crop.hi} ${one}`]);
}

/**
 * What the text of an answer names. The id counts first, then the whole name with or without the crop; a part of a
 * longer text never counts, nor a name that several diseases have.
 */
export function namedIn(text: string, candidates: readonly LeafCandidate[]): Named {
  const said = text.trim().toLowerCase();
  if (candidates.some(({ id }) => id === said)) return { diseaseId: said };
  const keys = new Set(keysOf(text).filter(Boolean));
  const other = others.find(([, words]) => words.some((word) => keys.has(keyOf(word))));
  if (other) return other[0];
  const found = candidates.filter((candidate) =>
    namesOf(candidate).some((name) => keysOf(name).some((key) => keys.has(key))),
  );
  const [only] = found;
  return only && found.length === 1 ? { diseaseId: only.id } : 'unsure';
}
