import { chanceOf } from '@upaj/content/diseases/walk/chances';
import type { Sign } from '@upaj/content/diseases/walk/sign';
import { signsOfCrop } from '@upaj/content/diseases/walk/signs-of-crop';
import type { WalkState } from './walk-state.ts';

/** Least difference of chances for which a question is worth its answer. */
const leastDifference = 0.2;
/** So many questions before the person looks for signs on their own. */
const mostQuestions = 5;

/** The sign that best separates two diseases of a crop and was not asked for; undefined at the end. */
export function compareQuestion(
  cropId: string,
  [first, second]: readonly string[],
  { signs, absent, skipped }: WalkState,
): Sign | undefined {
  if (!first || !second) return;
  const asked = new Set([...signs, ...absent, ...skipped]);
  if (asked.size >= mostQuestions) return;
  const difference = ({ id }: Sign): number =>
    Math.abs(chanceOf({ diseaseId: first }, id) - chanceOf({ diseaseId: second }, id));
  const [best] = signsOfCrop(cropId)
    .filter((sign) => !asked.has(sign.id) && difference(sign) >= leastDifference)
    .sort((left, right) => difference(right) - difference(left));
  return best;
}
