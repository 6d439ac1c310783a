import { whyForbidden } from '@upaj/content/diseases/may-not-use';
import { practiceFacts } from '@upaj/content/practice/practice-facts';
import type { Advice, Adviser } from '../facts/adviser.ts';
import { askedOf } from './asked.ts';
import type { Question } from './question.ts';

/** How well the adviser does on a set of questions; shares from 0 to 1. */
export interface Score {
  questions: number;
  /** Of the facts that answer, the share that was shown. */
  recall: number;
  /** Of the facts shown, the share that answers. */
  precision: number;
  rightRefusals: number;
  rightUnknown: number;
  /** Answers to a question that has none, refusals of one that has. */
  falseRefusals: number;
  /** Facts about a crop that was not asked for. */
  wrongCrop: number;
  /** Names of banned or cancelled pesticides in an answer. */
  banned: number;
  /** One line for each question that was not answered as expected. */
  misses: readonly string[];
}

/** At most three facts are shown. */
const mostFacts = 3;

const subjectOf = new Map(practiceFacts.map(({ id, subject }) => [id, subject]));

const share = (part: number, all: number): number => (all === 0 ? 1 : part / all);

function emptyTally() {
  return {
    wanted: 0,
    found: 0,
    shown: 0,
    right: 0,
    refusals: 0,
    refused: 0,
    unknown: 0,
    saidUnknown: 0,
    falseRefusals: 0,
    wrongCrop: 0,
    banned: 0,
  };
}

type Tally = ReturnType<typeof emptyTally>;

const isRefusal = ({ outcome }: Advice) => outcome === 'refused' || outcome === 'helpline';

/** Counts one reply; returns whether it is what was expected. */
function count(tally: Tally, { expect }: Question, advice: Advice): boolean {
  const shown = advice.facts.map(({ id }) => id);
  if (whyForbidden(advice.sentences.join(' '), [])) tally.banned += 1;
  if (expect.kind === 'refused') {
    const isRight = isRefusal(advice) && advice.understood.refusal === expect.why;
    tally.refusals += 1;
    tally.refused += Number(isRight);
    return isRight;
  }
  tally.falseRefusals += Number(isRefusal(advice));
  if (expect.kind === 'not in facts') {
    const isRight =
      advice.outcome === 'unknown' || (advice.outcome === 'asked back' && shown.length === 0);
    tally.unknown += 1;
    tally.saidUnknown += Number(isRight);
    return isRight;
  }
  const { facts, also = [], subjects } = expect;
  const found = facts.filter((id) => shown.includes(id)).length;
  const right = shown.filter((id) => facts.includes(id) || also.includes(id)).length;
  const wrong = shown.filter(
    (id) => !subjects.some((subject) => subject === subjectOf.get(id)),
  ).length;
  const wanted = Math.min(facts.length, mostFacts);
  tally.wanted += wanted;
  tally.found += Math.min(found, wanted);
  tally.shown += shown.length;
  tally.right += right;
  tally.wrongCrop += wrong;
  return found >= wanted && right === shown.length && wrong === 0;
}

function describe({ id, text, expect }: Question, advice: Advice): string {
  const shown = advice.facts.map((fact) => fact.id).join(' ');
  const wanted =
    expect.kind === 'facts'
      ? expect.facts.join(' ')
      : expect.kind === 'refused'
        ? expect.why
        : expect.kind;
  return `${id}: ${text} | wanted ${wanted} | ${advice.outcome} ${advice.understood.refusal ?? ''} ${shown}`;
}

/** Asks all questions and counts facts, not prose. */
export function score(adviser: Adviser, questions: readonly Question[]): Score {
  const tally = emptyTally();
  const misses: string[] = [];
  for (const question of questions) {
    const advice = adviser.advise(askedOf(question));
    if (!count(tally, question, advice)) misses.push(describe(question, advice));
  }
  return {
    questions: questions.length,
    recall: share(tally.found, tally.wanted),
    precision: share(tally.right, tally.shown),
    rightRefusals: share(tally.refused, tally.refusals),
    rightUnknown: share(tally.saidUnknown, tally.unknown),
    falseRefusals: tally.falseRefusals,
    wrongCrop: tally.wrongCrop,
    banned: tally.banned,
    misses,
  };
}
