import type { PracticeFact } from '@upaj/content/practice/practice-fact';
import { practiceFacts } from '@upaj/content/practice/practice-facts';
import { buildFactIndex } from '../../facts/fact-index.ts';
import type { Ranked } from '../../facts/ranked.ts';
import { askedText } from '../asked.ts';
import { type Lesson, lessonOf, type Teacher } from './lesson.ts';
import { groupOf, namedMessage, shareOf } from './messages-of-facts.ts';

/** Keyword phrases that the index of the lessons does not have, the last ones of each fact in a drawn order. */
const unseen = 2;
const drawn = ({ keywords }: PracticeFact): string[] =>
  [...keywords].sort((left, right) => shareOf(left) - shareOf(right));
/** Of all groups of facts so many are taken out of the index: what they answer is not known then. */
const goneShare = 0.25;
/** What a message counts that the index does not have, and one that it has word for word. */
const weight = 0.1;
const seenWeight = 0.05;

const isGone = (fact: PracticeFact): boolean => shareOf(groupOf(fact)) < goneShare;

/** A fact's message by its place, with the crop. */
const messageOf = (fact: PracticeFact, place: number): string =>
  namedMessage(fact, drawn(fact).at(place) ?? '');

/**
 * Each fact is asked for by a message that the index does not have and by one that it has, and a quarter of the facts
 * is taken out of it: so the difference is learnt between a question that is answered and one that has no answer.
 */
export async function lessonsOfFacts(teacher: Omit<Teacher, 'index'>): Promise<Lesson[]> {
  const index = await buildFactIndex(
    practiceFacts
      .filter((fact) => !isGone(fact))
      .map((fact) => ({ ...fact, keywords: drawn(fact).slice(0, -unseen) })),
  );
  return practiceFacts.flatMap((fact) => {
    const isRight = ([best]: readonly Ranked[]) =>
      best !== undefined && !isGone(fact) && groupOf(best.fact) === groupOf(fact);
    const learn = (place: number, counts: number) =>
      lessonOf(
        askedText(messageOf(fact, place)),
        { ...teacher, index },
        (ranked) => (isRight(ranked) ? 'answer' : 'unknown'),
        counts,
      );
    const isLast = shareOf(fact.id) < 0.5;
    return [...learn(isLast ? -1 : -2, weight), ...learn(isLast ? 0 : 1, seenWeight)];
  });
}
