import type { Question } from './question.ts';

/** How well a search answered: the question, what it gave and what was wanted. */
export interface Answer {
  question: Question;
  /** Ids of the first five answers in their order. */
  found: readonly string[];
}

export interface Measure {
  questions: number;
  /** Share of what was wanted that stood among the first five, over all questions. */
  recall: number;
  /** Share of questions whose first answer was wrong: not wanted, or there although nothing was. */
  wrongFirst: number;
  /** The questions that cost something, to be read when a test fails. */
  faults: readonly string[];
}

const depth = 5;

/** Measures answers; `isWanted` says whether one id is what a question names, `count` how many there are of it. */
export function measure(
  answers: readonly Answer[],
  idsOf: (wanted: string) => readonly string[],
): Measure {
  let recall = 0;
  let wrongFirst = 0;
  const faults: string[] = [];
  for (const { question, found } of answers) {
    const [typed, ...wanted] = question;
    const right = new Set(wanted.flatMap(idsOf));
    if (wanted.length > 0 && right.size === 0) faults.push(`${typed}: nothing is ${wanted}`);
    const first = found.slice(0, depth);
    const [top] = first;
    const hits = first.filter((id) => right.has(id)).length;
    const possible = Math.min(depth, right.size);
    const share = wanted.length === 0 ? Number(first.length === 0) : hits / Math.max(possible, 1);
    const isWrong = top !== undefined && !right.has(top);
    recall += share;
    wrongFirst += Number(isWrong);
    if (share < 1 || isWrong) faults.push(`${typed}: ${first.join(', ') || 'nothing'}`);
  }
  const questions = answers.length;
  return { questions, recall: recall / questions, wrongFirst: wrongFirst / questions, faults };
}
