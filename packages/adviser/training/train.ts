import { writeFileSync } from 'node:fs';
import { readQuestions } from '../evaluation/questions.ts';
import { decide } from '../src/decide/decide.ts';
import { readKeywords } from '../src/facts.ts';
import type { Linear, Model } from '../src/model.ts';
import { rank } from '../src/rank/rank.ts';
import { retrieve } from '../src/retrieve/retrieve.ts';
import { createLanguageOf } from '../src/understand/language.ts';
import { createProductIn } from '../src/understand/products.ts';
import { type Reader, type Understood, understand } from '../src/understand/understand.ts';
import { learnSureness, limitsOfAnswers, limitsOfReading } from './deciding.ts';
import {
  asked,
  facts,
  groupsIn,
  index,
  isKept,
  lessons,
  lexicon,
  modelFile,
  normalise,
  numbersOf,
  phrasings,
  readLogs,
  say,
} from './inputs.ts';
import { learnRank, lessonOf } from './ranking.ts';
import { learnKinds, learnMentions, learnTopics } from './understanding.ts';

// Learns the model: npx tsx training/train.ts LOG [LEFT OUT]; README.md beside it says what is learnt from what.

const [log = '', leftOut] = process.argv.slice(2);
const rows = readLogs(log, leftOut);
say('words, facts and log are read');

const topics = learnTopics(rows.learnt);
say(`topics are learnt from ${rows.learnt.length} rows and ${phrasings.length} phrasings`);
const kinds = learnKinds(rows.learnt);
const mentions = learnMentions();
say('kinds and mentions are learnt');

/** A crop less likely meant than this beside the likeliest one is never told of; the ranking weighs the others. */
const meant = 0.1;
const limits: Model['limits'] = {
  answer: 0.5,
  elsewhere: 0.5,
  plain: 0.5,
  beside: 0.5,
  meant,
  topic: 0.3,
  kinds: {},
};
const reader: Reader = {
  facts,
  lexicon,
  normalise,
  groupsIn,
  model: { kinds, limits, mentions, topics },
  productIn: createProductIn(),
  languageOf: createLanguageOf(),
};

/** What is asked of a known crop: phrasings and keywords seldom name it. */
const about = (understood: Understood, subject = ''): Understood => ({
  ...understood,
  ...(subject !== 'general' && { subjects: [subject], meant: new Map([[subject, 1]]) }),
});
/** A keyword says less than a whole message. */
const keywordWeight = 0.5;
const ofFacts = [
  ...phrasings.map((phrasing) => ({ ...phrasing, weight: 1 })),
  ...readKeywords(facts).flatMap((keywords, fact) =>
    keywords.map((text) => ({ fact, text, weight: keywordWeight })),
  ),
].flatMap(({ fact, text, weight }) => {
  const understood = about(understand(asked(text), reader), facts.all[fact]?.subject);
  return lessonOf(understood, [fact], weight) ?? [];
});
/** What writers asked, and rows of the log, with the facts that readers judged to answer. */
const taught = [...lessons, ...rows.judged];
const ofLessons = (chosen: typeof lessons) =>
  chosen.flatMap(({ best, text }) => lessonOf(understand(asked(text), reader), best, 1) ?? []);
const learnt = [...ofFacts, ...ofLessons(taught.filter((lesson) => !isKept(lesson)))];
say(`${learnt.length} lessons are ready`);

const rounds = 2;
let model: Model = {
  topics,
  kinds,
  mentions,
  ...learnRank(learnt, rounds),
  sure: [],
  beside: [],
  limits,
};
const find = (understood: Understood) => ({
  understood,
  ranked: rank(retrieve(understood, facts, index), understood, facts, model),
});
const questions = readQuestions()
  .filter(({ part }) => part === 'tuning')
  .map((question) => ({ question, ...find(understand(question.asked, reader)) }));

/** What one of our own questions counts beside a lesson, where it is learnt when an answer is sure. */
const questionWeight = 8;
const judged = [
  ...taught.filter(isKept).map(({ also, best, text }) => ({
    ...find(understand(asked(text), reader)),
    right: [...best, ...also],
    weight: 1,
  })),
  ...questions.map(({ question: { also, facts: best }, ranked, understood }) => ({
    understood,
    ranked,
    right: numbersOf([...best, ...also]),
    weight: questionWeight,
  })),
];
model = { ...model, ...learnSureness(judged, model) };
say(`when an answer is sure is learnt from ${judged.length} messages`);
const kept = rows.kept.map(({ query, topic }) => ({
  topic,
  understood: understand(asked(query), reader),
}));
Object.assign(limits, limitsOfReading(kept));

/** Rows that the ranking has not learnt from yet, and the model as it is now: on them the limits of answers are fitted. */
const early = model;
const unlearnt = rows.judged.filter(isKept).map(({ best, text }) => ({
  model: early,
  right: best,
  ...find(understand(asked(text), reader)),
}));
model = { ...model, ...learnRank([...learnt, ...ofLessons(taught.filter(isKept))], rounds) };
say('the ranking has learnt from all lessons');
const final = questions.map(({ question, understood }) => ({
  model,
  question,
  ...find(understood),
}));
Object.assign(limits, limitsOfAnswers(final, unlearnt, limits));
say(`limits ${JSON.stringify(limits)}`);

/** What the model says of some messages, which a test repeats. */
const everyReference = 40;
const reference = final
  .filter((_, at) => at % everyReference === 0)
  .map(({ question: { asked: own } }) => {
    const { history, message, state } = own;
    const { ranked, understood } = find(understand({ ...own, language: 'en' }, reader));
    const { facts: said, kind } = decide(understood, ranked, facts, model);
    return { message, history, state, kind, facts: said.map(({ fact }) => facts.all[fact]?.id) };
  });
writeFileSync(modelFile('reference.json'), `${JSON.stringify(reference, null, 1)}\n`);

const head = ({ weights: _, ...small }: Linear) => small;
const { scale } = model.pairs;
const small = {
  ...model,
  topics: head(topics),
  kinds: head(kinds),
  mentions: head(mentions),
  pairs: { scale },
};
writeFileSync(
  modelFile('adviser.bin'),
  Buffer.concat([
    Buffer.from(`${JSON.stringify(small)}\n`),
    ...[topics, kinds, mentions, model.pairs].map(({ weights }) => Buffer.from(weights.buffer)),
  ]),
);
say('written');
