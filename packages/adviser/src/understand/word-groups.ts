import { wordsOf } from '../normalise/sound.ts';
import { formsOf, readTable } from '../table.ts';
import { signOf } from './signs.ts';

const mostWords = 5;

/** Makes the reader of groups of words that speak of danger or are off topic: who swallowed what, despair, cinema. */
export function createGroupsIn(): (words: readonly string[]) => readonly string[] {
  const groups = new Map<string, string[]>();
  for (const [group = '', forms] of readTable('data/word-groups.tsv'))
    for (const form of formsOf(forms)) {
      const phrase = wordsOf(form).join(' ');
      groups.set(phrase, [...(groups.get(phrase) ?? []), group]);
    }
  return (words) => {
    const found = new Set<string>();
    for (let at = 0; at < words.length; at += 1)
      for (let length = 1; length <= mostWords && at + length <= words.length; length += 1)
        for (const group of groups.get(words.slice(at, at + length).join(' ')) ?? [])
          found.add(group);
    return [...found].sort();
  };
}

/** The signs of a message with those of its groups of words, each and two together. */
export function withGroups(signs: Uint32Array, groups: readonly string[]): Uint32Array {
  const more = groups.flatMap((group, at) => [
    `group ${group}`,
    ...groups.slice(at + 1).map((other) => `group ${group} ${other}`),
  ]);
  return Uint32Array.from(new Set([...signs, ...more.map(signOf)]));
}
