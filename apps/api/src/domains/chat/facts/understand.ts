import type { PracticeTopic } from '@upaj/content/practice/practice-fact';
import type { SubjectId } from '@upaj/content/practice/subjects';
import type { StateSlug } from '@upaj/content/state-slugs';
import type { Asked, Understood } from './adviser.ts';
import { isAnimal } from './animals.ts';
import { seasonIn } from './calendar.ts';
import type { FactIndex } from './fact-index.ts';
import { isFarming, isSurelyFarming } from './farming.ts';
import { isGreeting } from './greeting.ts';
import { impliedBy } from './implied.ts';
import { kinOf } from './kin.ts';
import { languageOf } from './language.ts';
import { liveNeedOf } from './live-need.ts';
import { withOpenQuestion } from './open-question.ts';
import { stateNamed } from './places.ts';
import { type Piece, read, termsOf } from './reader.ts';
import type { Reading } from './reading.ts';
import { dangersIn, refusalOf } from './refusals.ts';
import { allNamed, strangerIn, subjectsIn } from './subjects-in.ts';
import { topicsOf } from './topics.ts';
import { wordsOf } from './words.ts';

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** A variety is chosen for these. */
const qualities: ReadonlySet<PracticeTopic> = new Set(['diseases', 'pests', 'disorders', 'yield']);
/** Topics that do not belong to a crop. */
const ownTopics: ReadonlySet<PracticeTopic> = new Set(['scheme', 'market']);

const animalTopics: ReadonlySet<PracticeTopic> = new Set([
  'breeding',
  'feeding',
  'health',
  'housing',
]);
const plantTopics: ReadonlySet<PracticeTopic> = new Set([
  'sowing',
  'seed',
  'nutrients',
  'irrigation',
  'weeds',
  'pests',
  'diseases',
  'disorders',
  'nursery',
  'pruning',
  'intercropping',
  'soil',
  'organic',
]);

interface Message {
  words: readonly string[];
  pieces: readonly Piece[];
  subjects: readonly SubjectId[];
  touched: readonly SubjectId[];
  states: readonly StateSlug[];
  topics: readonly PracticeTopic[];
  hints: readonly PracticeTopic[];
  terms: readonly string[];
  stranger?: string;
}

function readMessage(text: string, index: FactIndex): Message {
  const words = wordsOf(text).slice(0, 120);
  const pieces = withOpenQuestion(read(words, index.isWord));
  const named = subjectsIn(pieces);
  const implied = impliedBy(pieces);
  const subjects = named.length > 0 ? named : implied;
  const near = [...subjects, ...allNamed(pieces), ...implied];
  const touched = unique([...near, ...near.flatMap(kinOf)]).filter(
    (each) => !subjects.includes(each),
  );
  const stranger = strangerIn(pieces, subjects, index);
  return {
    words,
    pieces,
    subjects,
    touched,
    states: unique(pieces.flatMap(({ place }) => (place ? [place.state] : []))),
    topics: unique(pieces.flatMap(({ concept }) => topicsOf(concept).strong)),
    hints: unique(pieces.flatMap(({ concept }) => topicsOf(concept).weak)),
    terms: unique(pieces.flatMap(termsOf).filter((term) => !term.startsWith('@'))),
    ...(stranger === undefined ? {} : { stranger }),
  };
}

/** The last message of the person that named a crop, the last one at all, and the state that was named. */
function contextOf({ history }: Asked, index: FactIndex) {
  const asked = history
    .filter(({ role }) => role === 'user')
    .slice(-4)
    .map(({ text }) => readMessage(text, index));
  const last = asked.at(-1);
  return {
    last,
    subjects: asked.findLast(
      ({ subjects, stranger }) => subjects.length > 0 || stranger !== undefined,
    ),
    states: asked.findLast(({ states }) => states.length > 0)?.states ?? [],
  };
}

/** What a message lacks is taken from the messages before it; its crop too, if its own one is only told by the way. */
function carry(message: Message, asked: Asked, index: FactIndex, isAside: boolean) {
  const named = !isAside && (message.subjects.length > 0 || message.stranger !== undefined);
  const context = contextOf(asked, index);
  const isOwn = message.topics.length > 0 && message.topics.every((topic) => ownTopics.has(topic));
  const from = named || isOwn ? undefined : context.subjects;
  const before = message.topics.length === 0 ? context.last : undefined;
  return { context, from, before };
}

/** The topics that the facts about these crops have; a goat is not sown. */
function fitTopics(
  message: Message,
  subjects: readonly SubjectId[],
  before: Message | undefined,
  index: FactIndex,
) {
  const wanted = message.topics.length > 0 ? message.topics : (before?.topics ?? []);
  const areAnimals = subjects.length > 0 && subjects.every(isAnimal);
  const foreign = areAnimals ? plantTopics : animalTopics;
  const has = (topic: PracticeTopic) =>
    subjects.length === 0 ||
    !foreign.has(topic) ||
    subjects.some((subject) => index.topicsOf(subject).has(topic));
  const isQualified = wanted.includes('varieties');
  const topics = wanted.filter(has).filter((topic) => !isQualified || !qualities.has(topic));
  const hints = message.hints.filter(has);
  if (topics.length === 0) return { topics: wanted, hints, terms: message.terms };
  const isPossible = (term: string) => {
    const { strong, weak } = topicsOf(term.slice(1));
    const all = [...strong, ...weak];
    return !term.startsWith('~') || strong.length === 0 || all.some(has);
  };
  return { topics, hints, terms: message.terms.filter(isPossible) };
}

/** Reads a message in its conversation; `isAside` keeps to the crop of the messages before, though it names another. */
export function understand(asked: Asked, index: FactIndex, isAside = false): Reading {
  const message = readMessage(asked.message, index);
  const { context, from, before } = carry(message, asked, index, isAside);
  const own = message.states.length > 0 ? message.states : context.states;
  const personal = stateNamed(asked.state);
  const stranger = message.stranger ?? from?.stranger;
  const refusal = refusalOf(message.words, message.pieces);
  const isKnown = isFarming(message.pieces) || from !== undefined || before !== undefined;
  const season = seasonIn(message.words);
  const subjects = from?.subjects ?? message.subjects;
  const states = own.length > 0 ? own : personal ? [personal] : [];
  const fitting = fitTopics(message, subjects, before, index);
  const carried = before ? before.terms.filter((term) => !message.terms.includes(term)) : [];
  const live = liveNeedOf({ words: message.words, pieces: message.pieces, subjects, states });
  return {
    ...languageOf(message.words, asked.language),
    subjects,
    topics: fitting.topics,
    states,
    ...(season ? { season } : {}),
    ...(live ? { live } : {}),
    ...(refusal && refusal !== 'off topic' ? { refusal } : {}),
    ...(isGreeting(message.words, message.pieces) ? { isGreeting: true } : {}),
    dangers: dangersIn(message.words, message.pieces),
    isForeign: !isKnown,
    isSurelyFarming: isSurelyFarming(message.pieces),
    isOtherWorld: refusal === 'off topic',
    isFollowUp: from !== undefined || carried.length > 0,
    pieces: message.pieces,
    terms: fitting.terms,
    carried,
    hints: fitting.hints,
    touched: message.touched,
    ...(stranger === undefined ? {} : { stranger }),
  };
}

/** What others may know of a reading; the rest serves the search. */
export function publicPart(reading: Reading): Understood {
  const { language, script, subjects, topics, states, season, live, refusal, isFollowUp } = reading;
  return {
    language,
    script,
    subjects,
    topics,
    states,
    isFollowUp,
    ...(season ? { season } : {}),
    ...(live ? { live } : {}),
    ...(refusal ? { refusal } : {}),
  };
}
