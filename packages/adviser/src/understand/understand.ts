import type { Season } from '@upaj/content/crops/crop';
import type { StateSlug } from '@upaj/content/state-slugs';
import type { Asked } from '../asked.ts';
import type { Facts } from '../facts.ts';
import { type Model, shares } from '../model.ts';
import { asTyped, type Message, type Normalise } from '../normalise/normalise.ts';
import { termsOf } from '../retrieve/fact-index.ts';
import type { Language } from './language.ts';
import type { Lexicon } from './lexicon.ts';
import { type LiveNeed, liveNeedOf } from './live-need.ts';
import { meantIn } from './mentions.ts';
import { isKindNamed, joinedIn, strangerIn } from './named-crops.ts';
import { isNamesake } from './namesakes.ts';
import { stateNamed } from './places.ts';
import type { Product } from './products.ts';
import { type Piece, read } from './read.ts';
import { seasonsIn } from './seasons.ts';
import { signsOf } from './signs.ts';
import { withGroups } from './word-groups.ts';

/** What a message asks for, as far as it is understood; the stages after it add to this. */
export interface Understood extends Language, Message {
  pieces: readonly Piece[];
  /** Subjects that are asked about and have facts, never `general`. */
  subjects: readonly string[];
  /** How likely each of them is asked about and not told by the way, beside the likeliest: 0 to 1. */
  meant: ReadonlyMap<string, number>;
  /** Those of them that stand beside each other or are joined by a conjunction, so that all are asked about. */
  joined: readonly string[];
  /** Name of a crop or an animal that no fact is about, as it was typed. */
  foreign?: string;
  /** The first word that means nothing to the adviser, as it was typed. */
  unread?: string;
  /** How likely each topic is meant; the sum is 1. */
  topics: ReadonlyMap<string, number>;
  /** The topic of a thing that is named: a pest, a work, an input. */
  topicNamed?: string;
  /** How likely the message is a farmer's question, off topic, a cry for help. */
  kinds: ReadonlyMap<string, number>;
  /** Groups of words of danger and off topic that it has: `data/word-groups.tsv`. */
  groups: readonly string[];
  /** The particular pests, diseases, inputs and works that it names. */
  things: readonly string[];
  /** What it says, for the search. */
  terms: readonly string[];
  /** What it says, for the models. */
  signs: Uint32Array;
  /** Whether a word of it belongs to farming. */
  isOfFarming: boolean;
  /** States named in the message, else the person's. */
  states: readonly StateSlug[];
  seasons: readonly Season[];
  /** Crops and animals that the person sells. */
  sold: readonly string[];
  live?: LiveNeed;
  /** The product that is named. */
  product?: Product;
  /** Whether an amount is asked for. */
  asksDose: boolean;
  /** True if the crop or the topic comes from an earlier message. */
  isFollowUp: boolean;
}

export interface Reader {
  normalise: Normalise;
  lexicon: Lexicon;
  productIn: (words: readonly string[], text: string) => Product | undefined;
  groupsIn: (words: readonly string[]) => readonly string[];
  languageOf: (words: readonly string[], preferred: 'en' | 'hi') => Language;
  facts: Facts;
  model: Pick<Model, 'topics' | 'kinds' | 'mentions' | 'limits'>;
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** Words of an amount of a spray. */
const measures = new Set(
  'ml mili एमएल litre ltr लीटर gm gram grm ग्राम matra मात्रा kitna kitni कितनि कितना'.split(' '),
);
/** Earlier messages of the person that a follow-up may lean on. */
const mostBefore = 4;

/** Classes of the log's topics that our facts file under others. */
const partsOfTopics: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'protection?': { pests: 0.5, diseases: 0.5 },
  'milk-yield': { feeding: 0.7, health: 0.3 },
  training: { contact: 1 },
};

function topicsOf(
  signs: Uint32Array,
  { topics }: Pick<Model, 'topics'>,
): ReadonlyMap<string, number> {
  const likely = shares(topics, signs);
  const found = new Map<string, number>();
  for (const [at, topic] of topics.classes.entries())
    for (const [part, share] of Object.entries(partsOfTopics[topic] ?? { [topic]: 1 }))
      found.set(part, (found.get(part) ?? 0) + share * (likely[at] ?? 0));
  return found;
}

/** Whom farmers ask for: an office or a doctor is not off topic. */
const offices = new Set(
  'doctor officer adhikari vaigyanik scientist krishi agriculture kvk mandi अधिकारी वैज्ञानिक कृषि डॉक्टर मंडि'.split(
    ' ',
  ),
);

/** Shorter words are mostly abbreviations and slips. */
const leastUnread = 4;

/** A message in pieces, and whom it names. */
function readPieces(text: string, { normalise, lexicon, facts, model }: Reader) {
  const message = normalise(text);
  const pieces = read(message.words, lexicon);
  const named = unique(
    pieces.flatMap(({ subjects }, at) => (subjects && !isNamesake(pieces, at) ? subjects : [])),
  );
  const ours = named.filter(
    (subject) => facts.of(subject).length > 0 && !isKindNamed(subject, named),
  );
  const meant = ours.length > 1 ? meantIn(pieces, model.mentions) : new Map<string, number>();
  const surest = Math.max(...ours.map((subject) => meant.get(subject) ?? 1));
  const joined = joinedIn(pieces);
  const shareOf = (subject: string) =>
    meant.size > 1 && !joined.has(subject) ? (meant.get(subject) ?? 0) / surest : 1;
  const known = ours.filter((subject) => shareOf(subject) >= model.limits.meant);
  const varieties = unique(
    message.words.flatMap((_, at) => lexicon.varietyOf(message.words.slice(at)) ?? []),
  );
  const implied = unique(pieces.flatMap(({ concept }) => lexicon.impliedBy(concept ?? '') ?? []));
  const hinted = varieties.length > 0 ? varieties : implied;
  const subjects =
    known.length > 0 ? known : named.length === 0 && hinted.length === 1 ? hinted : [];
  const together = subjects.filter((subject) => joined.has(subject));
  const [other] = named;
  const foreign =
    subjects.length > 0
      ? undefined
      : other === undefined
        ? strangerIn(pieces)
        : pieces.find((piece) => piece.subjects?.includes(other));
  const unread = pieces.find(
    ({ concept, isSmall, place, subjects: own, words: [word = ''] }) =>
      !(concept || isSmall || place || own) &&
      word.length >= leastUnread &&
      !/\d/.test(word) &&
      !lexicon.isWord(word),
  );
  return {
    ...message,
    pieces,
    subjects,
    joined: together.length > 1 ? together : [],
    foreign: foreign && asTyped(foreign.words, message.text),
    unread: unread && asTyped(unread.words, message.text),
    meant: new Map(subjects.map((subject) => [subject, shareOf(subject)])),
  };
}

type Pieces = ReturnType<typeof readPieces>;

const saysSomething = ({ concept, isSmall, place, subjects, words }: Piece): boolean =>
  concept !== undefined ||
  (!isSmall && !place && !subjects && words.some((word) => word.length > 3));

/** Reads a message in its conversation. */
export function understand(asked: Asked, reader: Reader): Understood {
  const { facts, languageOf, lexicon, model } = reader;
  const own = readPieces(asked.message, reader);
  const before: Pieces[] = asked.history
    .filter(({ role }) => role === 'user')
    .slice(-mostBefore)
    .map(({ text }) => readPieces(text, reader));
  const namesNone = own.subjects.length === 0 && own.foreign === undefined;
  const last = before.findLast(
    ({ foreign, subjects }) => subjects.length > 0 || foreign !== undefined,
  );
  const ownSigns = signsOf(own.pieces);
  const ownTopics = topicsOf(ownSigns, model);
  const standsAlone = ['scheme', 'weather', 'contact'].some(
    (topic) => (ownTopics.get(topic) ?? 0) > 0.5,
  );
  const about = namesNone && last && !standsAlone ? last : own;
  // "And for maize?" asks what was asked before.
  const isOpen = !own.pieces.some(saysSomething);
  const asking = isOpen ? before.at(-1) : undefined;
  const pieces = asking
    ? [...asking.pieces.filter(({ subjects }) => !subjects), ...own.pieces]
    : own.pieces;
  const signs = asking ? signsOf(pieces) : ownSigns;
  const topics = asking ? topicsOf(signs, model) : ownTopics;
  const groups = reader.groupsIn(own.words);
  const likely = shares(model.kinds, withGroups(ownSigns, groups));
  const places = [own, ...before.toReversed()].map((each) =>
    unique(each.pieces.flatMap(({ place }) => (place ? [place.state] : []))),
  );
  const personal = stateNamed(asked.state);
  const states = places.find((each) => each.length > 0) ?? (personal ? [personal] : []);
  const concepts = unique(pieces.flatMap(({ concept }) => concept ?? []));
  const [topicNamed] = concepts.flatMap(lexicon.topicsOf).filter((topic) => !topic.startsWith('?'));
  const { subjects } = about;
  const { foreign } = about;
  const product = reader.productIn(own.words, own.text);
  const live = liveNeedOf({
    words: own.words,
    pieces: own.pieces,
    subjects,
    states,
    topics,
    subjectOf: (id) => facts.subjects.get(id),
  });
  return {
    text: own.text,
    words: own.words,
    ...languageOf(own.words, asked.language),
    pieces,
    subjects,
    meant: about.meant,
    joined: about.joined,
    ...(foreign !== undefined && { foreign }),
    ...(own.unread !== undefined && { unread: own.unread }),
    topics,
    ...(topicNamed !== undefined && { topicNamed }),
    kinds: new Map(model.kinds.classes.map((kind, at) => [kind, likely[at] ?? 0])),
    groups,
    things: concepts.filter((concept) => lexicon.thingNamed(concept) !== undefined),
    terms: unique(pieces.flatMap((piece) => termsOf(piece, lexicon))).filter(
      (term) => !term.startsWith('@'),
    ),
    signs,
    isOfFarming:
      subjects.length > 0 ||
      foreign !== undefined ||
      concepts.some((concept) => lexicon.topicsOf(concept).length > 0) ||
      own.words.some((word) => offices.has(word)),
    states,
    seasons: seasonsIn(own.words),
    sold: unique((asked.goods ?? []).flatMap((name) => readPieces(name, reader).subjects)),
    ...(live && { live }),
    ...(product && { product }),
    asksDose: concepts.includes('dose') || own.words.some((word) => measures.has(word)),
    isFollowUp: about !== own || asking !== undefined,
  };
}
