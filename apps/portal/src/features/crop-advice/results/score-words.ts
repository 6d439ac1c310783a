/** Scores from which a crop suits a field so well, the best first; a score is no promise, so that words stand for it. */
const words = [
  { from: 0.85, word: 'veryWell' },
  { from: 0.7, word: 'well' },
  { from: 0.5, word: 'partly' },
  { from: 0, word: 'hardly' },
] as const;

export type ScoreWord = (typeof words)[number]['word'];

/** The word for a score of 0 to 1. */
export const scoreWord = (score: number): ScoreWord =>
  words.find(({ from }) => score >= from)?.word ?? 'hardly';
