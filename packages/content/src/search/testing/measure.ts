import type { Question } from './question.ts';

/** The result of a query: the query, its hits and the expected ones. */
export interface Answer {
  question: Question;
  /** Ids of the first five hits in their order. */
  found: readonly string[];
}

export interface Measure {
  questions: number;
  /** Recall at 5 over all queries. */
  recall: number;
  /** Share of queries with a wrong first hit: not expected, or a hit although none was expected. */
  wrongFirst: number;
  /** The queries with errors, printed when a test fails. */
  faults: readonly string[];
}

const depth = 5;

/** Measures hits; `isWanted` tells whether an id is expected, `count` how many expected hits exist. */
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
