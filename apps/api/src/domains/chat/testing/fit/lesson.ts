import type { Asked } from '../../facts/adviser.ts';
import type { FactIndex } from '../../facts/fact-index.ts';
import type { Features } from '../../facts/features.ts';
import type { KindsOf } from '../../facts/kinds/learn-kinds.ts';
import type { Ranked } from '../../facts/ranked.ts';
import { rank } from '../../facts/retrieve.ts';
import { type Signs, signsOf } from '../../facts/signs.ts';
import { understand } from '../../facts/understand.ts';
import type { Outcome, Weights } from '../../facts/weights.ts';

/** The signs of a message and what is right for it. */
export interface Lesson {
  signs: Signs;
  right: Outcome;
  /** What it counts beside a question of the tuning set. */
  weight: number;
}

/** What the signs of a message are taken with. */
export interface Teacher {
  index: FactIndex;
  kindsOf: KindsOf;
  factWeights: Weights<Features>;
}

/** The lesson of a message; none where rules decide before the signs. */
export function lessonOf(
  asked: Asked,
  { index, kindsOf, factWeights }: Teacher,
  right: (ranked: readonly Ranked[]) => Outcome,
  weight: number,
): Lesson[] {
  const reading = understand(asked, index);
  if (reading.refusal || reading.isGreeting) return [];
  const ranked = rank(reading, index, factWeights);
  const signs = signsOf({ reading, ranked, kinds: kindsOf(reading.pieces) }, index);
  return [{ signs, right: right(ranked), weight }];
}
