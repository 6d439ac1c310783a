import { foldedWords } from './fold.ts';

/** The groups of three letters of the words of a text. */
function trigramsOf(text: string): ReadonlySet<string> {
  const words = ` ${foldedWords(text).join(' ')} `;
  return new Set(Array.from({ length: words.length - 2 }, (_, at) => words.slice(at, at + 3)));
}

/** Trigrams that one changed letter adds and takes. */
const OF_ONE_LETTER = 6;

/**
 * Whether two texts are nearly the same: of their trigrams 85 % are common (Dice), or, in a short text, all but those of one
 * letter. Capitals, punctuation and spelling variants make no other text.
 */
export function isNearlySame(one: string, other: string): boolean {
  const [some, others] = [trigramsOf(one), trigramsOf(other)];
  const sum = some.size + others.size;
  // No more can be common than the smaller one has.
  if (sum === 0 || 4 * Math.min(some.size, others.size) < sum) return false;
  const common = [...some].filter((trigram) => others.has(trigram)).length;
  const dice = (2 * common) / sum;
  return dice >= 0.85 || (dice > 0.5 && sum - 2 * common <= OF_ONE_LETTER);
}
