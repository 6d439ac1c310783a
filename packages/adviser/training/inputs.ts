import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { readRows } from '../evaluation/score-log.ts';
import type { Asked } from '../src/asked.ts';
import { readFacts } from '../src/facts.ts';
import { createNormalise } from '../src/normalise/normalise.ts';
import { tableOfWords } from '../src/normalise/sound.ts';
import { readFactIndex, tableOfTerms, wordsOfAll } from '../src/retrieve/fact-index.ts';
import { readTable } from '../src/table.ts';
import { readLexicon } from '../src/understand/lexicon.ts';
import { tablesOfPhrases } from '../src/understand/phrases.ts';
import { read } from '../src/understand/read.ts';
import { signsOf } from '../src/understand/signs.ts';
import { createGroupsIn, withGroups } from '../src/understand/word-groups.ts';

const begun = performance.now();

/** Tells how far the training is. */
export const say = (what: string) =>
  process.stdout.write(`${((performance.now() - begun) / 1000).toFixed(0)} s: ${what}\n`);

/** A file of the model. */
export const modelFile = (name: string) => new URL(`../model/${name}`, import.meta.url);

// Phrases, words and terms are made first: everything else is read with them.
const write = (name: string, table: string) => writeFileSync(modelFile(name), `${table}\n`);
const { meanings, phrases } = await tablesOfPhrases();
write('meanings.tsv', meanings);
write('phrases.tsv', phrases);

export const facts = readFacts();
export const lexicon = readLexicon();
export const normalise = createNormalise(lexicon.isWord);
write('terms.tsv', tableOfTerms(facts, lexicon));
write('words.tsv', tableOfWords(wordsOfAll(facts)));
export const index = readFactIndex(facts);
export const groupsIn = createGroupsIn();

/** The signs of a text, and those that tell its kind. */
export const signs = (text: string) => signsOf(read(normalise(text).words, lexicon));
export const kindSigns = (text: string) => withGroups(signs(text), groupsIn(normalise(text).words));

/** A text as it is asked in training: without a conversation, a place or a season. */
export const asked = (message: string): Asked => ({
  message,
  history: [],
  language: 'en',
  today: new Date('2026-11-24'),
});

const numbers = new Map(facts.all.map(({ id }, at) => [id, at]));

/** The places of the facts with these ids. */
export const numbersOf = (ids: readonly string[]): number[] =>
  ids.flatMap((id) => numbers.get(id) ?? []);
const numbersIn = (cell = '') => numbersOf(cell.split(' '));

/** How writers asked for each fact. */
export const phrasings = readTable('training/phrasings.tsv').map(([id = '', text = '']) => ({
  fact: numbersOf([id])[0] ?? -1,
  text,
}));

/** A message with the facts that answer best and those that answer or help too; none where no fact does. */
interface Lesson {
  text: string;
  best: readonly number[];
  also: readonly number[];
}

export const lessons = readTable('training/lessons.tsv').map(
  ([text = '', best, also]): Lesson => ({ text, best: numbersIn(best), also: numbersIn(also) }),
);

/** A quarter of the lessons is kept to learn when an answer is sure: of those that the ranking learnt from it is always sure. */
export const isKept = ({ text }: { text: string }) =>
  createHash('sha256').update(text).digest().readUInt32BE(0) % 4 === 0;

/** One of so many rows of the log is kept to fit the limits. */
const everyKept = 20;

/** Rows of the log by their ids, with the facts that answer as readers judged. */
const judgements = new Map(
  readTable('training/judged.tsv').map(([id = '', best]) => [id, numbersIn(best)]),
);

/** The rows of the log to learn topics from, those to fit limits on, and those of them whose facts were judged, as lessons; none of `leftOut`. */
export function readLogs(log: string, leftOut: string | undefined) {
  const unseen = new Set(leftOut ? readRows(leftOut).map(({ id }) => id) : []);
  const rows = readRows(log).filter(({ id }) => !unseen.has(id));
  const kept = rows.filter((_, at) => at % everyKept === 0);
  return {
    learnt: rows.filter((_, at) => at % everyKept !== 0),
    kept,
    judged: kept.flatMap(({ id, query }): Lesson[] => {
      const best = judgements.get(id);
      return best ? [{ text: query, best, also: [] }] : [];
    }),
  };
}
