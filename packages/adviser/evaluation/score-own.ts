import { whyForbidden } from '@upaj/content/diseases/may-not-use';
import type { Advice } from '../src/advice.ts';
import type { Question } from './questions.ts';

/** How well our own questions are answered; shares from 0 to 1. */
export interface OwnScore {
  questions: number;
  /** Of the facts that answer, the share that was given as the answer. */
  recall: number;
  /** Of the facts given as the answer, the share that answers. */
  precision: number;
  /** Of what is to be refused, the share that was, for the right reason. */
  refused: number;
  /** Of what no fact answers, the share to which no fact was given as the answer. */
  unanswered: number;
  /** Facts of a crop or an animal that was not asked about, those given as near included; general ones are of none. */
  wrongCrop: number;
  /** Answers whose facts name a banned or cancelled pesticide; who asks about one is told that it is banned. */
  banned: number;
  misses: readonly string[];
}

/** At most three facts are shown. */
const mostFacts = 3;
const share = (part: number, all: number): number => (all === 0 ? 1 : part / all);

/** Asks all questions and counts facts, not prose; `advise` gives the advice of a question. */
export function scoreOwn(
  questions: readonly Question[],
  advise: (question: Question) => Pick<Advice, 'outcome' | 'facts' | 'sentences' | 'decision'>,
): OwnScore {
  const sums = {
    wanted: 0,
    found: 0,
    shown: 0,
    right: 0,
    refusals: 0,
    refused: 0,
    open: 0,
    unanswered: 0,
    wrongCrop: 0,
    banned: 0,
  };
  const misses: string[] = [];
  for (const question of questions) {
    const advice = advise(question);
    const { also, asked, expect, facts, subjects } = question;
    const shown = advice.outcome === 'answered' ? advice.facts.map(({ id }) => id) : [];
    if (whyForbidden(advice.facts.map(({ text }) => text.en).join(' '), [])) sums.banned += 1;
    let isRight = true;
    if (expect === 'facts') {
      const found = facts.filter((id) => shown.includes(id)).length;
      const right = shown.filter((id) => facts.includes(id) || also.includes(id)).length;
      const wanted = Math.min(facts.length, mostFacts);
      const wrong = advice.facts.filter(
        ({ subject }) => subject !== 'general' && !subjects.includes(subject),
      ).length;
      sums.wanted += wanted;
      sums.found += Math.min(found, wanted);
      sums.shown += shown.length;
      sums.right += right;
      sums.wrongCrop += wrong;
      isRight = found >= wanted && right === shown.length && wrong === 0;
    } else if (expect === 'unknown') {
      sums.open += 1;
      isRight = shown.length === 0;
      sums.unanswered += Number(isRight);
    } else {
      sums.refusals += 1;
      isRight = advice.decision.kind === expect;
      sums.refused += Number(isRight);
    }
    if (!isRight)
      misses.push(
        `${question.id}: ${asked.message} | wanted ${expect} ${facts.join(' ')} | ${advice.decision.kind} ${advice.facts.map(({ id }) => id).join(' ')}`,
      );
  }
  return {
    questions: questions.length,
    recall: share(sums.found, sums.wanted),
    precision: share(sums.right, sums.shown),
    refused: share(sums.refused, sums.refusals),
    unanswered: share(sums.unanswered, sums.open),
    wrongCrop: sums.wrongCrop,
    banned: sums.banned,
    misses,
  };
}
