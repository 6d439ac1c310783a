import { findCrop } from '@upaj/content/crops/crops';
import type { PracticeFact, PracticeTopic } from '@upaj/content/practice/practice-fact';
import type { SubjectId } from '@upaj/content/practice/subjects';
import type { FactIndex } from './fact-index.ts';
import type { Reading } from './reading.ts';
import { isElsewhere } from './zone.ts';

const daysOfMonth = 30;

/** How many months ago the last sowing month of a crop was; 0 in a sowing month. */
const sinceSowing = (months: readonly number[], month: number): number =>
  Math.min(...months.map((sown) => (month - sown + 12) % 12));

/** What a crop of the list asks for in a month; undefined where it stands in no field, or all year. */
export function stageOf(subject: SubjectId, month: number): PracticeTopic | undefined {
  const crop = findCrop(subject);
  if (!crop?.days || crop.sowingMonths.length === 0) return undefined;
  const since = sinceSowing(crop.sowingMonths, month);
  const standing = Math.round(crop.days[1] / daysOfMonth);
  if (since === 0) return 'sowing';
  if (since < standing) return 'irrigation';
  return since === standing ? 'harvest' : undefined;
}

/** The fact on what the season asks for next; none where it is shown already or holds for another region. */
export function nextStepOf(
  reading: Reading,
  shown: readonly PracticeFact[],
  today: Date,
  index: FactIndex,
): PracticeFact | undefined {
  const [subject] = reading.subjects;
  if (!subject || reading.subjects.length > 1) return undefined;
  const stage = stageOf(subject, today.getMonth() + 1);
  if (!stage || shown.some(({ topic }) => topic === stage)) return undefined;
  return index
    .factsOf(subject)
    .find(
      (fact) => fact.topic === stage && !isElsewhere(fact, reading.states) && !shown.includes(fact),
    );
}
