import type { Question } from '../evaluation/questions.ts';
import { scoreOwn } from '../evaluation/score-own.ts';
import { decide } from '../src/decide/decide.ts';
import { mostRivals, signsOfAnswer, signsOfBeside, sureness } from '../src/decide/sure.ts';
import type { Model } from '../src/model.ts';
import type { Ranked } from '../src/rank/rank.ts';
import type { Understood } from '../src/understand/understand.ts';
import { facts, say } from './inputs.ts';
import { learnLogistic } from './linear.ts';

/** A message as it was read, with the facts that answer it. */
export interface Judged {
  understood: Understood;
  ranked: readonly Ranked[];
  right: readonly number[];
  weight: number;
}

const isRightFirst = ({ ranked, right }: Pick<Judged, 'ranked' | 'right'>) =>
  right.includes(ranked[0]?.fact ?? -1);

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

/** Of a farmer's questions at most so many are taken for off topic or small talk, and for danger. */
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

/** What the former adviser reached on our own questions, a point of precision less. */
const least = { recall: 0.854, precision: 0.9 };
const answers = Array.from({ length: 10 }, (_, at) => 0.1 + 0.05 * at);
const elsewheres = [0.5, 0.65, 0.8];
const besides = Array.from({ length: 6 }, (_, at) => 0.45 + 0.04 * at);

/** A message as it was read, and the model that it is judged by: its ranking has not learnt from it. */
type Unlearnt = Pick<Judged, 'understood' | 'ranked'> & { model: Model };
type Row = Unlearnt & Pick<Judged, 'right'>;

/** Of answers that do not say first what they are about at least so many answer. */
const leastPlain = 0.8;

/** The likelihood above which the best fact is right that often. */
function limitOfPlain(rows: readonly Row[]): number {
  const steps = Array.from({ length: 18 }, (_, at) => 0.1 + 0.05 * at);
  const sure = rows.map((row) => ({
    share: sureness(row.ranked, row.understood, facts, row.model),
    isRight: isRightFirst(row),
  }));
  const found = steps.find((step) => {
    const above = sure.filter(({ share }) => share >= step);
    return above.filter(({ isRight }) => isRight).length >= leastPlain * above.length;
  });
  return found ?? 1;
}

/** Fits the limits of answers: above recall and precision of our own questions, as few judged rows as may be get facts as the answer that do not answer. */
export function limitsOfAnswers(
  questions: readonly ({ question: Question } & Unlearnt)[],
  rows: readonly Row[],
  limits: Model['limits'],
): Pick<Model['limits'], 'answer' | 'beside' | 'elsewhere' | 'plain'> {
  const readingOf = new Map(questions.map((each) => [each.question, each]));
  let best: Pick<Model['limits'], 'answer' | 'elsewhere' | 'beside'> | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const answer of answers)
    for (const elsewhere of elsewheres.filter((each) => each >= answer))
      for (const beside of besides) {
        const own = { answer, elsewhere, beside };
        const tried = { ...limits, ...own };
        const decisionOf = ({ model, ranked, understood }: Unlearnt) =>
          decide(understood, ranked, facts, { ...model, limits: tried });
        const { precision, recall } = scoreOwn([...readingOf.keys()], (question) => {
          const reading = readingOf.get(question);
          if (!reading) throw new Error(`No reading of ${question.id}`);
          const decision = decisionOf(reading);
          return {
            decision,
            outcome: decision.kind === 'answer' ? 'answered' : 'near',
            facts: decision.facts.flatMap(({ fact }) => facts.all[fact] ?? []),
            sentences: [],
          };
        });
        if (precision < least.precision || recall < least.recall) continue;
        const wrong = rows.filter((row) => {
          const { facts: said, kind } = decisionOf(row);
          return kind === 'answer' && !said.some(({ fact }) => row.right.includes(fact));
        }).length;
        if (wrong >= fewest) continue;
        fewest = wrong;
        best = own;
      }
  if (!best) throw new Error('No limits reach the least recall and precision');
  say(`${fewest} of ${rows.length} judged rows get facts that do not answer`);
  return { ...best, plain: limitOfPlain(rows) };
}
