import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Advice } from '../src/advice.ts';
import type { Asked } from '../src/asked.ts';

/** A row of the call centre's log with the crop and topic that rules read from it. */
export interface Row {
  id: string;
  query: string;
  /** English name of a state in capitals, `?` behind an inferred one; empty where it is not known. */
  state: string;
  language: string;
  /** Our subject id, `x-...` for a subject that is not listed, `-` for none, in brackets where only the log's label names it. */
  subject: string;
  topic: string;
}

/** The rows of a table of the log, packed or not. */
export function readRows(file: string): Row[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const [head = '', ...lines] = text.trim().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
    return {
      id: cell('id'),
      // The table of calls that are no farm's calls it otherwise.
      query: cell('query') || cell('message'),
      state: cell('state'),
      language: cell('lang'),
      subject: cell('subject'),
      topic: cell('topic'),
    };
  });
}

/** Topics of growing and keeping; of weather, prices, schemes and offices it is only counted whether they are refused. */
const agronomy = new Set(
  'sowing seed varieties nutrients irrigation weeds pests diseases disorders harvest yield nursery pruning climate soil storage feeding health breeding housing intercropping organic machinery cultivation protection?'.split(
    ' ',
  ),
);

/** Counts of what rows of the log got; a key is a figure, and behind a slash what it is a share of. */
export type LogScore = ReadonlyMap<string, readonly [part: number, all: number]>;

/** The state of a row in English, as a profile has it. */
const stateOf = (state: string): string =>
  state
    .replace('?', '')
    .trim()
    .toLowerCase()
    .replace(/\b(?!and\b|of\b)\w/g, (letter) => letter.toUpperCase());

/** A row as the adviser is asked it, on one day, so that a figure does not depend on the season. */
export const askedOf = ({ language, query, state }: Row): Asked => ({
  message: query.slice(0, 1900),
  history: [],
  language: language === 'hi' ? 'hi' : 'en',
  ...(state && { state: stateOf(state) }),
  today: new Date('2026-11-24T06:00:00Z'),
});

/** Asks the rows and judges the first fact of each answer by its crop and topic. */
export function scoreLog(
  rows: readonly Row[],
  advise: (asked: Asked) => Advice,
  onMiss: (kind: string, row: Row, advice: Advice) => void = () => undefined,
): LogScore {
  const sums = new Map<string, [number, number]>();
  const count = (figure: string, isOne: boolean) => {
    const sum = sums.get(figure) ?? [0, 0];
    sums.set(figure, [sum[0] + Number(isOne), sum[1] + 1]);
  };
  for (const row of rows) {
    const { subject, topic } = row;
    const advice = advise(askedOf(row));
    const miss = (kind: string, isMiss: boolean) => {
      if (isMiss) onMiss(kind, row, advice);
    };
    const isRefused = advice.outcome === 'refused' || advice.outcome === 'helpline';
    if (!subject && !topic) {
      // With data of the moment it is answered.
      const isRight =
        ['refused', 'asked back', 'small talk'].includes(advice.outcome) &&
        (isRefused || advice.understood.live === undefined);
      count('off topic: refused, asked back or small talk', isRight);
      count('off topic: sent to a helpline', advice.outcome === 'helpline');
      miss('off topic', !isRight);
      continue;
    }
    count('farm questions refused or sent to a helpline', isRefused);
    miss('refused', isRefused);
    if (!agronomy.has(topic)) continue;
    const [first] = advice.facts;
    const about = first?.subject ?? '';
    const isOther = first !== undefined && about !== 'general';
    if (subject.startsWith('x-')) {
      const isAnother = isOther && `x-${about}` !== subject;
      count('crop that is not of the 114: answered with another’s fact', isAnother);
      count('crop that is not of the 114: answered with its own fact', `x-${about}` === subject);
      miss('foreign', isAnother);
    } else if (/^[-(]/.test(subject)) {
      const isRight = advice.outcome === 'asked back' || about === 'general';
      count('no crop named: asked back or answered in general', isRight);
      miss('no crop', !isRight);
    } else {
      count('listed crop: first fact is about it', about === subject);
      count('and of its topic', about === subject && first?.id.includes(`-${topic}-`) === true);
      count('first fact about another crop', isOther && about !== subject);
      count('given as the answer', advice.outcome === 'answered');
      count('given as near', advice.outcome === 'near');
      miss('another crop', isOther && about !== subject);
      miss('no fact of the crop', about !== subject && !isOther);
      miss('topic', about === subject && !first?.id.includes(`-${topic}-`));
    }
  }
  return sums;
}
