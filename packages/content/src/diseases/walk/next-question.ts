import { chanceOf, type Suspect } from './chances.ts';
import type { PartId } from './parts.ts';
import { rankDiseases, type SignAnswers } from './rank-diseases.ts';
import type { Sign } from './sign.ts';
import { signsOfCrop } from './signs-of-crop.ts';

type Rivals = readonly [Suspect, Suspect];

/** Least difference of chances for which a question is worth its answer. */
const leastDifference = 0.2;

/** The most likely disease and what it must be told from; undefined if nothing is in doubt. */
function rivals(answers: SignAnswers): Rivals | undefined {
  const [first, second] = rankDiseases(answers);
  if (!first || first.confidence === 'unlikely') return;
  const suspect = { diseaseId: first.disease.id };
  if (second && second.confidence !== 'unlikely') {
    return [suspect, { diseaseId: second.disease.id }];
  }
  return first.confidence === 'likely' ? undefined : [suspect, 'strange'];
}

/** How well a sign tells two suspects apart; of equal ones the chosen part and telling signs win. */
function separation(sign: Sign, [one, other]: Rivals, part: PartId | undefined): number {
  const difference = Math.abs(chanceOf(one, sign.id) - chanceOf(other, sign.id));
  return difference + (sign.part === part ? 0.02 : 0) + (sign.isTelling ? 0.01 : 0);
}

/**
 * The sign that best tells the two most likely diseases apart, or the only one from a trouble that
 * we do not know. Undefined if there is no more to ask: the walk ends. `skipped` holds what the
 * person could not tell.
 */
export function nextQuestion(
  answers: SignAnswers & { skipped?: readonly string[] },
): Sign | undefined {
  const pair = rivals(answers);
  if (!pair) return;
  const { absent = [], cropId, part, signs, skipped = [] } = answers;
  const answered = new Set([...signs, ...absent, ...skipped]);
  const [best] = signsOfCrop(cropId)
    .filter(({ id }) => !answered.has(id))
    .map((sign) => ({ sign, value: separation(sign, pair, part) }))
    .filter(({ value }) => value >= leastDifference)
    .sort((left, right) => right.value - left.value);
  return best?.sign;
}
