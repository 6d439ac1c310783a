import { formsOf, keyOf, wordsOf } from './words.ts';

/** Sounds of shorter phrases are too much alike. */
const leastSound = 6;

/** Counts how many phrases of a line a list of words contains: as spelt or, where they are long enough, by sound. */
export function phraseCounter(line: string): (words: readonly string[]) => number {
  const phrases = formsOf(line).map((form) => {
    const words = wordsOf(form);
    const sound = words.map(keyOf).join(' ');
    const isLong = words.length > 1 && sound.length >= leastSound;
    return { spelt: ` ${words.join(' ')} `, sound: isLong ? ` ${sound} ` : undefined };
  });
  return (words) => {
    const spelt = ` ${words.join(' ')} `;
    const sound = ` ${words.map(keyOf).join(' ')} `;
    const isIn = (phrase: (typeof phrases)[number]) =>
      spelt.includes(phrase.spelt) || (phrase.sound !== undefined && sound.includes(phrase.sound));
    return phrases.filter(isIn).length;
  };
}
