import { unseen } from './latin-digits.ts';

/** Someone who can be mentioned. */
export interface Mentionable {
  id: string;
  name: string;
}

/** A name as a reader tells it from others: without what cannot be seen, with single spaces. */
const folded = (text: string) =>
  text.normalize('NFC').replace(unseen, '').replace(/\s+/g, ' ').toLowerCase();
const isPartOfWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{M}\p{N}_]/u.test(character);

/**
 * The people whom a text mentions as `@Name`, each once, in their order; of two names that fit, the longer one is meant.
 * An @ inside a word is an address.
 */
export function mentionsIn<P extends Mentionable>(text: string, people: readonly P[]): P[] {
  const written = folded(text);
  const longestFirst = people
    .map((person) => ({ person, name: folded(person.name).trim() }))
    .filter(({ name }) => name !== '')
    .sort((one, other) => other.name.length - one.name.length);
  const found = new Set<P>();
  for (let at = written.indexOf('@'); at !== -1; at = written.indexOf('@', at + 1)) {
    if (isPartOfWord(written[at - 1])) continue;
    const isNamed = (name: string) =>
      written.startsWith(name, at + 1) && !isPartOfWord(written[at + 1 + name.length]);
    const longest = longestFirst.find(({ name }) => isNamed(name))?.name;
    // People of the same name are all meant.
    for (const { person, name } of longestFirst) if (name === longest) found.add(person);
  }
  return [...found];
}
