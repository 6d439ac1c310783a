import { phrases } from './meanings.ts';
import { keyOf, looseOf } from './words.ts';

/** A phrase is known as it is spelt, by its sound and by its loose spelling; all its words in the same way. */
const writings: readonly ((word: string) => string)[] = [(word) => word, keyOf, looseOf];

/** The phrases that begin with a word: whether it is one by itself, and how long the longest is by the second word. */
interface Beginning {
  isPhrase: boolean;
  longest: Map<string, number>;
}

/** What begins with a word, for each writing of it. */
const beginnings: readonly ReadonlyMap<string, Beginning>[] = writings.map((writing) => {
  const found = new Map<string, Beginning>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const [first = '', second = ''] = words.slice(0, 2).map(writing);
    const beginning = found.get(first) ?? { isPhrase: false, longest: new Map() };
    found.set(first, beginning);
    if (words.length === 1) beginning.isPhrase = true;
    else beginning.longest.set(second, Math.max(beginning.longest.get(second) ?? 0, words.length));
  }
  return found;
});

type Begun = readonly (readonly [(word: string) => string, Beginning])[];
const nothing: Begun = [];
/** What begins with a word in any of its writings, with the writing; a text repeats its words often. */
const begun = new Map<string, Begun>();
/** More words are not kept: messages hold any. */
const mostBegun = 60_000;

function beginningsOf(word: string): Begun {
  const before = begun.get(word);
  if (before) return before;
  const all = writings.flatMap((writing, at) => {
    const beginning = beginnings[at]?.get(writing(word));
    return beginning ? [[writing, beginning] as const] : [];
  });
  const found = all.length > 0 ? all : nothing;
  if (begun.size < mostBegun) begun.set(word, found);
  return found;
}

/** How many words the longest phrase may have that begins here; 0 where none does. */
export function longestFrom([first = '', second]: readonly string[]): number {
  let most = 0;
  for (const [writing, { isPhrase, longest }] of beginningsOf(first)) {
    const longer =
      second === undefined || longest.size === 0 ? 0 : (longest.get(writing(second)) ?? 0);
    most = Math.max(most, longer, Number(isPhrase));
  }
  return most;
}
