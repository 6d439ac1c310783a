import type { Season } from '@upaj/content/crops/crop';
import { wordsOf } from '../normalise/sound.ts';

const seasonWords: readonly (readonly [Season, string])[] = [
  ['kharif', 'kharif khareef खरीफ monsoon barsat barsati barish बरसात'],
  ['rabi', 'rabi रबी winter sardi sardiyon सर्दी'],
  ['summer', 'zaid jayad jaid जायद summer grishm ग्रीष्मकालीन garma गरमा'],
];

const bySpelling: ReadonlyMap<string, Season> = new Map(
  seasonWords.flatMap(([season, line]) => wordsOf(line).map((word) => [word, season] as const)),
);

/** The seasons that are named. */
export const seasonsIn = (words: readonly string[]): Season[] => [
  ...new Set(words.flatMap((word) => bySpelling.get(word) ?? [])),
];

/** The season that runs in a month; January is 1. */
export function seasonOf(month: number): Season {
  if (month >= 6 && month <= 9) return 'kharif';
  return month >= 3 && month <= 5 ? 'summer' : 'rabi';
}
