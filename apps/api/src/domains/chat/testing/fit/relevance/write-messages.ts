import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PracticeFact } from '@upaj/content/practice/practice-fact';
import { practiceFacts } from '@upaj/content/practice/practice-facts';
import type { Asked } from '../../../facts/adviser.ts';
import { buildFactIndex, type FactIndex } from '../../../facts/fact-index.ts';
import { readExamples } from '../../../facts/kinds/examples.ts';
import { saidIn } from '../../../facts/likelihood.ts';
import { factTerms, levelsOf, messageTerms } from '../../../facts/relevance/message-pair.ts';
import { mostReranked } from '../../../facts/relevance/rerank.ts';
import { find, scoreBy } from '../../../facts/retrieve.ts';
import { understand } from '../../../facts/understand.ts';
import { factWeights } from '../../../facts/weights.ts';
import { askedOf, askedText } from '../../asked.ts';
import { isHeldOut } from '../../held-out.ts';
import { questions } from '../../questions.ts';
import { readLessons } from '../lessons/read-lessons.ts';
import { groupOf, namedMessage, shareOf } from '../messages-of-facts.ts';

// Writes what `train.py` learns from into a folder, all of it or some sets: tsx src/domains/chat/testing/fit/relevance/write-messages.ts FOLDER [SET...]

const [folder, ...chosen] = process.argv.slice(2);
const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);
if (!folder) throw new Error('Name the folder to write to');
mkdirSync(folder, { recursive: true });

/** A keyword phrase is a message for an index that has not seen it: each of so many parts is left out in turn. */
const parts = 4;
/** The crop is not named in this share of them. */
const bare = 0.25;
/** Terms that are said less often share one row of the model. */
const leastSaid = 4;
/** What a message counts beside a keyword phrase. */
const weights = { phrase: 1, example: 0.5, lesson: 8, unanswered: 1.6 } as const;
/** How right facts are beside the best one: those that answer too, and those of the same topic. */
const gains = { also: 0.35, near: 0.15 } as const;

const numberOf = new Map(practiceFacts.map(({ id }, at) => [id, at]));

interface Message {
  asked: Asked;
  weight: number;
  gainOf: (fact: PracticeFact) => number;
  /** The facts that answer may be taken away: no fact answers it then. */
  mayGo: boolean;
  /** Each fact found was weighed: one without a gain does not even help. */
  isJudged: boolean;
}

const full = await buildFactIndex();

function readVocabulary(): readonly string[] {
  const said = new Map<string, number>();
  const add = (term: string, count: number) => said.set(term, (said.get(term) ?? 0) + count);
  for (const fact of practiceFacts)
    for (const [term, count] of saidIn(fact, full).counts) add(term, count);
  for (const { text } of readExamples())
    for (const term of understand(askedText(text), full).terms) add(term, 1);
  return [...said].flatMap(([term, count]) => (count >= leastSaid ? [term] : [])).sort();
}

const vocabulary = readVocabulary();
const rowOf = new Map(vocabulary.map((term, at) => [term, at + 1]));
const rowsOf = (terms: readonly string[]) => terms.map((term) => rowOf.get(term) ?? 0);

/** One message with the facts that are found for it; none where nothing is, or where rules decide. */
function readMessage({ asked, gainOf, ...message }: Message, index: FactIndex) {
  const reading = understand(asked, index);
  if (reading.refusal || reading.isGreeting) return undefined;
  const scored = scoreBy(find(reading, index), factWeights).slice(0, mostReranked);
  const { terms, isCarried } = messageTerms(reading);
  if (scored.length === 0) return undefined;
  return {
    terms: rowsOf(terms),
    carried: isCarried.map(Number),
    facts: scored.map(({ fact }) => numberOf.get(fact.id) ?? 0),
    levels: scored.map(({ fact }) => levelsOf(terms, fact, index)),
    features: scored.map(({ features }) =>
      Object.values(features).map((each) => Number(each.toFixed(5))),
    ),
    gains: scored.map(({ fact }) => gainOf(fact)),
    ...message,
  };
}

/** Writes messages as the index sees them, with what its facts are about. */
function write(name: string, messages: readonly Message[], index: FactIndex): void {
  if (!isChosen(name)) return;
  const read = messages.flatMap((message) => readMessage(message, index) ?? []);
  const about = practiceFacts.map(({ id }) => {
    const fact = index.factOf(id);
    const terms = fact ? factTerms(fact, index) : [];
    return { rows: rowsOf(terms.map(([term]) => term)), parts: terms.map(([, part]) => part) };
  });
  writeFileSync(join(folder ?? '', `${name}.json`), JSON.stringify({ messages: read, about }));
  process.stdout.write(`${name}: ${read.length} messages\n`);
}

function ofPhrases(part: number): Message[] {
  return practiceFacts.flatMap((fact) =>
    fact.keywords
      .filter((_, at) => at % parts === part)
      .map((phrase) => ({
        asked: askedText(shareOf(phrase) < bare ? phrase : namedMessage(fact, phrase)),
        weight: weights.phrase,
        gainOf: (other) => {
          if (other.id === fact.id) return 1;
          return groupOf(other) === groupOf(fact) ? gains.near : 0;
        },
        mayGo: true,
        isJudged: false,
      })),
  );
}

const gainIn =
  (facts: readonly string[], also: readonly string[]) =>
  ({ id }: PracticeFact): number =>
    facts.includes(id) ? 1 : also.includes(id) ? gains.also : 0;

const ofExamples: Message[] = readExamples()
  .filter(({ kind }) => kind === 'unanswerable' || kind === 'off topic')
  .map(({ text }) => ({
    asked: askedText(text),
    weight: weights.example,
    gainOf: () => 0,
    mayGo: false,
    isJudged: false,
  }));

const ofLessons: Message[] = readLessons().map(({ text, facts, also }) => ({
  asked: askedText(text),
  weight: facts.length > 0 ? weights.lesson : weights.unanswered,
  gainOf: gainIn(facts, also),
  mayGo: false,
  isJudged: true,
}));

/** Nothing is learnt from them: they tell how well what is learnt does. */
const ofTuning: Message[] = questions
  .filter((question) => !isHeldOut(question))
  .flatMap((question) =>
    question.expect.kind === 'facts'
      ? {
          asked: askedOf(question),
          weight: 1,
          gainOf: gainIn(question.expect.facts, question.expect.also ?? []),
          mayGo: false,
          isJudged: true,
        }
      : [],
  );

writeFileSync(
  join(folder, 'vocabulary.json'),
  JSON.stringify({
    terms: vocabulary,
    features: featureNames(),
    facts: practiceFacts.map(({ id }) => id),
  }),
);
write('examples', [...ofExamples, ...ofLessons], full);
write('tuning', ofTuning, full);
for (let part = 0; part < parts; part += 1) {
  if (!isChosen(`phrases-${part}`)) continue;
  const index = await buildFactIndex(
    practiceFacts.map((fact) => ({
      ...fact,
      keywords: fact.keywords.filter((_, at) => at % parts !== part),
    })),
  );
  write(`phrases-${part}`, ofPhrases(part), index);
}

/** The features in the order in which they are written. */
function featureNames(): string[] {
  const [found] = find(understand(askedText('wheat sowing time'), full), full);
  return Object.keys(found?.features ?? {});
}
