import type { Question } from '../evaluation/questions.ts';
import { scoreOwn } from '../evaluation/score-own.ts';
import { decide } from '../src/decide/decide.ts';
import { mostRivals, signsOfAnswer, signsOfBeside } from '../src/decide/sure.ts';
import type { Model } from '../src/model.ts';
import type { Ranked } from '../src/rank/rank.ts';
import type { Understood } from '../src/understand/understand.ts';
import { facts } from './inputs.ts';
import { learnLogistic } from './linear.ts';

/** A message as it was read, with the facts that answer it. */
export interface Judged {
  understood: Understood;
  ranked: readonly Ranked[];
  right: readonly number[];
  weight: number;
}

/** A row of the log counts less than a message whose facts were judged. */
const rowWeight = 0.5;
/** A fact that has less of what is asked says nothing about it. */
const leastCoverage = 0.4;

/** Rows of the log about known crops: the best fact is right that has their topic, the named thing, and what is said. */
export const judgedOfLog = (
  rows: readonly { topic: string; understood: Understood; ranked: readonly Ranked[] }[],
): Judged[] =>
  rows.flatMap(({ ranked, topic, understood }) => {
    const [best] = ranked;
    if (!best || best.kin === 'general' || topic === 'other') return [];
    const isRight =
      facts.all[best.fact]?.topic === topic &&
      best.coverage >= leastCoverage &&
      (understood.things.length === 0 || best.named === 1);
    return [{ understood, ranked, right: isRight ? [best.fact] : [], weight: rowWeight }];
  });

const isRightFirst = ({ ranked, right }: Judged) => right.includes(ranked[0]?.fact ?? -1);

/** Learns when the best fact answers, and when a further one does. */
export const learnSureness = (
  judged: readonly Judged[],
  model: Model,
): Pick<Model, 'sure' | 'beside'> => ({
  sure: learnLogistic(
    judged.map((each) => ({
      signs: signsOfAnswer(each.ranked, each.understood, facts, model),
      isRight: isRightFirst(each),
      weight: each.weight,
    })),
  ),
  beside: learnLogistic(
    judged
      .filter((each) => isRightFirst(each) && each.weight >= 1)
      .flatMap(({ ranked, right, understood, weight }) =>
        ranked.slice(1, mostRivals).map(({ fact }, at) => ({
          signs: signsOfBeside(ranked, at + 1, understood, facts, model),
          isRight: right.includes(fact),
          weight,
        })),
      ),
  ),
});

/** The value that so many of all lie above. */
const above = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => b - a)[Math.floor(values.length * share)] ?? 1;

/** Of a farmer's questions at most so many are taken for another world or mere talk, and for danger. */
const mostRefused = 60e-5;
const mostEndangered = 10e-5;

/** Fits the limits of kinds and topics on rows of the log. */
export function limitsOfReading(
  rows: readonly { topic: string; understood: Understood }[],
): Pick<Model['limits'], 'kinds' | 'topic'> {
  const of = (kind: string, isAnywhere: boolean) =>
    rows.map(({ understood }) =>
      isAnywhere || !understood.isOfFarming ? (understood.kinds.get(kind) ?? 0) : 0,
    );
  const dangers = ['instructions', 'poisoning', 'distress', 'medical'];
  const others = ['off topic', 'small talk'];
  const likeliest = rows.map(({ topic, understood }) => {
    const [likely, share] = [...understood.topics].sort(([, a], [, b]) => b - a)[0] ?? ['', 0];
    return { isRight: likely === topic, share };
  });
  /** From where on the likeliest topic is more often right than not. */
  const steps = Array.from({ length: 19 }, (_, at) => 0.05 * (at + 1));
  const topic = steps.find((least) => {
    const near = likeliest.filter(({ share }) => share >= least && share < least + 0.1);
    return near.length > 0 && near.filter(({ isRight }) => isRight).length >= near.length / 2;
  });
  return {
    kinds: Object.fromEntries([
      ...dangers.map((kind) => [kind, above(of(kind, true), mostEndangered)]),
      ...others.map((kind) => [kind, above(of(kind, false), mostRefused)]),
    ]),
    topic: topic ?? 0.5,
  };
}

/** What the former adviser reached on our own questions, or a little more. */
const least = { recall: 0.845, precision: 0.905 };
const answers = Array.from({ length: 14 }, (_, at) => 0.1 + 0.05 * at);
const besides = Array.from({ length: 11 }, (_, at) => 0.45 + 0.02 * at);

/** Fits the limits of answers on our own questions: above recall and precision, as little as may be is answered that no fact answers. */
export function limitsOfAnswers(
  questions: readonly { question: Question; understood: Understood; ranked: readonly Ranked[] }[],
  model: Model,
): Pick<Model['limits'], 'answer' | 'beside'> {
  const readingOf = new Map(questions.map((each) => [each.question, each]));
  let best = { unanswered: 0, answer: 0.3, beside: 0.6 };
  for (const answer of answers)
    for (const beside of besides) {
      const tried: Model = { ...model, limits: { ...model.limits, answer, beside } };
      const { precision, recall, unanswered } = scoreOwn([...readingOf.keys()], (question) => {
        const reading = readingOf.get(question);
        if (!reading) throw new Error(`No reading of ${question.id}`);
        const decision = decide(reading.understood, reading.ranked, facts, tried);
        return {
          decision,
          outcome: decision.kind === 'answer' ? 'answered' : 'near',
          facts: decision.facts.flatMap(({ fact }) => facts.all[fact] ?? []),
          sentences: [],
        };
      });
      const isEnough = precision >= least.precision && recall >= least.recall;
      if (isEnough && unanswered > best.unanswered) best = { answer, beside, unanswered };
    }
  return { answer: best.answer, beside: best.beside };
}
