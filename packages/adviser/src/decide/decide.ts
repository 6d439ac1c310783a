import type { Facts } from '../facts.ts';
import type { Model } from '../model.ts';
import type { Ranked } from '../rank/rank.ts';
import type { Product } from '../understand/products.ts';
import type { Understood } from '../understand/understand.ts';
import { besideness, mostRivals, sureness } from './sure.ts';
import { type Kind, kindOf, type Signals } from './table.ts';

export interface Decision {
  kind: Kind;
  /** The facts to be said, best first: the answer, or what is near to it. */
  facts: readonly Ranked[];
  /** Likely enough the answer to be given without saying what it is about. */
  isPlain: boolean;
  /** The topic that is asked for, as far as it is understood. */
  topic?: string;
  /** What is asked for and stands in no fact of the crop: an id of `data/meanings.tsv`. */
  missing?: string;
  product?: Product;
}

/** At most so many facts are said. */
const mostFacts = 3;
/** At most so many parts make an overview. */
const mostParts = 4;
/** Parts of an overview, in the order of a season. */
const parts = [
  'cultivation',
  'sowing',
  'seed',
  'nutrients',
  'irrigation',
  'feeding',
  'housing',
  'health',
];

const topicOf = ({ fact }: Ranked, facts: Facts): string => facts.all[fact]?.topic ?? '';
const subjectOf = ({ fact }: Ranked, facts: Facts): string => facts.all[fact]?.subject ?? '';

/** Topics that facts do not have. */
const open: ReadonlySet<string> = new Set(['other', 'service', 'weather']);

/** What is no matter of growing: how a crop is grown says nothing about it. */
const ofOffices: ReadonlySet<string> = new Set(['market', 'scheme', 'contact']);
const protection: readonly string[] = ['pests', 'diseases'];

/** The likeliest topic that facts have, and how likely it is; where none is, that of the thing that is named. */
function likeliest(
  { topicNamed, topics }: Understood,
  least: number,
): readonly [topic: string, share: number] {
  const [topic, share] = [...topics]
    .filter(([each]) => !open.has(each))
    .sort(([, a], [, b]) => b - a)[0] ?? ['', 0];
  // Whoever asks about protection asks about one of them.
  const ofProtection = protection.reduce((sum, each) => sum + (topics.get(each) ?? 0), 0);
  const ofTopic = protection.includes(topic) ? ofProtection : share;
  return ofTopic < least && topicNamed !== undefined ? [topicNamed, least] : [topic, ofTopic];
}

/** Where a thing is named that the best fact lacks, those of the crop that have it come first. */
function namedFirst(ranked: readonly Ranked[], things: readonly string[]): readonly Ranked[] {
  if (things.length === 0 || (ranked[0]?.named ?? 0) > 0) return ranked;
  const having = ranked.filter(({ kin, named }) => kin !== 'general' && named > 0);
  return [...having, ...ranked.filter((each) => !having.includes(each))];
}

/** The crop's own facts before those that often hold for it. */
const ownFirst = (ranked: readonly Ranked[]): Ranked[] => [
  ...ranked.filter(({ kin }) => kin === 'own'),
  ...ranked.filter(({ kin }) => kin !== 'own'),
];

/** Of several crops that are asked about the one named first comes first, and the best fact of each before further ones. */
function eachInTurn(ranked: readonly Ranked[], { joined }: Understood, facts: Facts): Ranked[] {
  const firsts = joined.flatMap(
    (subject) => ranked.find((each) => subjectOf(each, facts) === subject) ?? [],
  );
  return [...firsts, ...ranked.filter((each) => !firsts.includes(each))];
}

/** The facts of an answer: the best, those that answer too, and the best of each further crop that is asked about. */
function answering(
  ranked: readonly Ranked[],
  understood: Understood,
  facts: Facts,
  model: Model,
): Ranked[] {
  const [best] = ranked;
  if (!best) return [];
  const others = understood.joined.filter((subject) => subject !== subjectOf(best, facts));
  const places = ranked.slice(1, mostRivals).map((_, at) => at + 1);
  const beside = places.filter(
    (at) => besideness(ranked, at, understood, facts, model) >= model.limits.beside,
  );
  const ofOthers = others.flatMap(
    (subject) =>
      ranked.find(
        (each) =>
          subjectOf(each, facts) === subject && topicOf(each, facts) === topicOf(best, facts),
      ) ?? [],
  );
  const said = [best, ...ofOthers, ...beside.flatMap((at) => ranked[at] ?? [])];
  return eachInTurn(ownFirst([...new Set(said)].slice(0, mostFacts)), understood, facts);
}

/** Decides what a message gets, and which facts are said. */
export function decide(
  understood: Understood,
  ranked: readonly Ranked[],
  facts: Facts,
  model: Model,
): Decision {
  const { limits } = model;
  const { subjects, things } = understood;
  const [topic, ofTopic] = likeliest(understood, limits.topic);
  const ordered = namedFirst(ranked, things);
  const [best] = ordered;
  const own = ordered.filter(({ kin }) => kin !== 'general');
  const isAsked = (each: Ranked) => topicOf(each, facts) === topic;
  const ofAsked = ownFirst(own).filter(isAsked);
  const havingThing = ownFirst(own).filter(({ named }) => things.length > 0 && named > 0);
  const withThing = [
    ...havingThing.filter(isAsked),
    ...havingThing.filter((each) => !isAsked(each)),
  ];
  const inGeneral = ordered.find(
    (each) => things.length > 0 && each.kin === 'general' && each.named === 1 && isAsked(each),
  );
  const near =
    withThing.length > 0
      ? withThing
      : [...ofAsked.slice(0, 1), ...(inGeneral ? [inGeneral] : []), ...ofAsked.slice(1)];
  const inShort = own.filter(
    (each) => topicOf(each, facts) === 'cultivation' && !ofOffices.has(topic),
  );
  const overview = parts.flatMap((part) => own.find((each) => topicOf(each, facts) === part) ?? []);
  const contacts = ordered.filter((each) => topicOf(each, facts) === 'contact');
  const isOfTopic = ofTopic < limits.topic || (best && topicOf(best, facts) === topic);
  const signals: Signals = {
    understood,
    limits,
    sure: sureness(ordered, understood, facts, model),
    hits:
      isOfTopic === true &&
      (things.length === 0 || best?.named === 1) &&
      (understood.isOfFarming || best?.kin !== 'general'),
    hasTopic: near.length > 0,
    hasParts: overview.length > 1,
    hasContact: topic === 'contact' && ofTopic >= limits.topic && contacts.length > 0,
    isGeneral: best?.kin === 'general',
    topic,
    ofTopic,
  };
  const kind = kindOf(signals);
  const said: Partial<Record<Kind, () => readonly Ranked[]>> = {
    answer: () => answering(ordered, understood, facts, model),
    contact: () => contacts.slice(0, 1),
    near: () =>
      subjects.length > 0 ? eachInTurn(near, understood, facts).slice(0, 2) : ordered.slice(0, 1),
    overview: () => overview.slice(0, mostParts),
    product: () => near.slice(0, 1),
    'no topic': () => inShort.slice(0, 1),
  };
  const chosen = said[kind]?.() ?? [];
  const [missing] = (chosen[0]?.named ?? 1) < 1 ? things : [];
  return {
    kind,
    facts: chosen,
    isPlain: signals.sure >= limits.plain,
    ...(ofTopic >= limits.topic && { topic }),
    ...(missing !== undefined && { missing }),
    ...(understood.product && { product: understood.product }),
  };
}
