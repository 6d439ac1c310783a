import { writeFileSync } from 'node:fs';
import { buildFactIndex } from '../../facts/fact-index.ts';
import type { Features } from '../../facts/features.ts';
import { learnKinds } from '../../facts/kinds/learn-kinds.ts';
import type { Ranked } from '../../facts/ranked.ts';
import { type Found, find } from '../../facts/retrieve.ts';
import { understand } from '../../facts/understand.ts';
import { type Outcome, outcomes, type Weights } from '../../facts/weights.ts';
import { askedOf } from '../asked.ts';
import { isHeldOut } from '../held-out.ts';
import type { Question } from '../question.ts';
import { questions } from '../questions.ts';
import { fitChoices } from './fit.ts';
import { type Lesson, lessonOf } from './lesson.ts';
import { lessonsOfExamples } from './lessons-of-examples.ts';
import { lessonsOfFacts } from './lessons-of-facts.ts';

// Fits the weights by which the adviser ranks facts and decides what comes of a message, to the questions of the tuning
// set, the messages of the facts and the examples, and writes them to facts/weights.data.ts. To be run after a change of facts, lexicon, examples or questions:
// npx tsx src/domains/chat/testing/fit/fit-weights.ts && npx biome check --write src/domains/chat/facts/weights.data.ts

/** A question of the tuning set with what is found for it. */
interface Read {
  question: Question;
  found: readonly Found[];
}

const factRidge = 0.3;
const outcomeRidge = 0.2;

/** The questions ask more often than farmers do for what no fact answers. */
const weightWithoutFacts = 0.58;

/** A further fact that helps counts less than one that is wanted. */
const gainOfFurther = 0.35;

function gainOf(id: string, { expect }: Question): number {
  if (expect.kind !== 'facts') return 0;
  if (expect.facts.includes(id)) return 1;
  return expect.also?.includes(id) ? gainOfFurther : 0;
}

const namesOf = (features: object | undefined): string[] => Object.keys(features ?? {});

const record = (names: readonly string[], weights: ArrayLike<number>) =>
  Object.fromEntries(names.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(2))]));

function fitFacts(all: readonly Read[]) {
  const names = namesOf(all.find(({ found }) => found.length > 0)?.found[0]?.features);
  const choices = all.map(({ question, found }) => ({
    rows: found.map(({ features }) => Object.values(features)),
    gains: found.map(({ hit }) => gainOf(hit.fact.id, question)),
  }));
  return record(names, fitChoices(choices, names.length, factRidge));
}

/** What is right for a question: an answer only if the best fact is a right one. */
function rightOutcome([best]: readonly Ranked[], question: Question): Outcome {
  if (question.expect.kind === 'refused') return 'refuse';
  return best !== undefined && gainOf(best.fact.id, question) > 0 ? 'answer' : 'unknown';
}

/** Each outcome has weights of its own: the signs stand in the place of the outcome. */
function fitOutcomes(lessons: readonly Lesson[]) {
  const names = namesOf(lessons[0]?.signs);
  const choices = lessons.map(({ signs, right, weight }) => ({
    rows: outcomes.map((_, at) =>
      outcomes.flatMap((__, other) =>
        Object.values(signs).map((sign) => (at === other ? sign : 0)),
      ),
    ),
    gains: outcomes.map((outcome) => Number(outcome === right)),
    weight,
  }));
  const weights = fitChoices(choices, outcomes.length * names.length, outcomeRidge);
  const partOf = (at: number) =>
    Array.from(weights).slice(at * names.length, (at + 1) * names.length);
  return Object.fromEntries(outcomes.map((outcome, at) => [outcome, record(names, partOf(at))]));
}

const index = await buildFactIndex();
const kindsOf = await learnKinds();
const tuning = questions.filter((question) => !isHeldOut(question));
// Its names are those of the features that were computed.
const factWeights = fitFacts(
  tuning.map((question) => ({
    question,
    found: find(understand(askedOf(question), index), index),
  })),
) as Weights<Features>;
const outcomeWeights = fitOutcomes([
  ...tuning.flatMap((question) =>
    lessonOf(
      askedOf(question),
      { index, kindsOf, factWeights },
      (ranked) => rightOutcome(ranked, question),
      question.expect.kind === 'not in facts' ? weightWithoutFacts : 1,
    ),
  ),
  ...(await lessonsOfFacts({ kindsOf, factWeights })),
  ...(await lessonsOfExamples({ index, factWeights })),
]);

const literal = (value: object) => JSON.stringify(value, null, 2);
writeFileSync(
  new URL('../../facts/weights.data.ts', import.meta.url),
  `// Written by testing/fit/fit-weights.ts; not to be changed by hand.
export const factWeights = ${literal(factWeights)};

export const outcomeWeights = ${literal(outcomeWeights)};
`,
);
