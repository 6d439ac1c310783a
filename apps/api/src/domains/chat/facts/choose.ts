import type { PracticeFact, PracticeTopic } from '@upaj/content/practice/practice-fact';
import type { SubjectId } from '@upaj/content/practice/subjects';
import type { FactIndex } from './fact-index.ts';
import type { Reading } from './reading.ts';
import { type Ranked, rank } from './retrieve.ts';
import { isElsewhere } from './zone.ts';

/** What the facts have to say. */
export interface Choice {
  outcome: 'facts' | 'which crop' | 'greeting' | 'unknown';
  facts: readonly PracticeFact[];
  /** Crops and animals that it may be about. */
  candidates: readonly SubjectId[];
  /** It asks for the dose of a pesticide or a medicine. */
  isDose?: true;
}

/** Below it a fact does not answer what was asked. */
const leastCoverage = 0.5;
/** The same for a fact of the topic that was asked for. */
const leastTopical = 0.35;
/** Facts of all subjects are searched without a crop: only a close match counts. */
const leastWithoutSubject = 0.72;
/** The same for facts that hold for every crop. */
const leastGeneral = 0.45;
/** Share of the best score that a further fact must reach. */
const closeToBest = 0.82;

/** The same for a fact of a topic that no one asked for. */
const otherTopicCloseToBest = 0.92;

/** Whether a further fact stays with the topic of the best one, or has another that was asked for. */
const isAskedFor = (fact: PracticeFact, best: PracticeFact, { topics }: Reading): boolean =>
  fact.topic === best.topic || topics.includes(fact.topic);

/** Answers to these depend on the crop or the animal. */
const dependent: ReadonlySet<PracticeTopic> = new Set([
  'sowing',
  'seed',
  'varieties',
  'nutrients',
  'irrigation',
  'weeds',
  'pests',
  'diseases',
  'disorders',
  'harvest',
  'yield',
  'nursery',
  'pruning',
  'climate',
  'soil',
  'storage',
  'feeding',
  'health',
  'breeding',
  'housing',
  'intercropping',
]);

const unknown: Choice = { outcome: 'unknown', facts: [], candidates: [] };
const found = (facts: readonly PracticeFact[]): Choice => ({
  outcome: 'facts',
  facts,
  candidates: [],
});
const mostCandidates = 3;

/** Asks for the crop, and names those that the best facts are about. */
const whichCrop = (ranked: readonly Ranked[]): Choice => {
  const subjects = ranked
    .map(({ fact }) => fact.subject)
    .filter((subject) => subject !== 'general');
  return {
    outcome: 'which crop',
    facts: [],
    candidates: [...new Set(subjects)].slice(0, mostCandidates),
  };
};

/** Share of the best score that the first fact of a further topic must reach, if it was asked for. */
const furtherTopic = 0.4;

/** Between two questions of one message. */
const conjunctions: ReadonlySet<string> = new Set(['and', 'aur', 'or', 'और', 'तथा', 'एवं', 'evam']);

/** When and how much: the best fact of every topic that was asked for and is not shown yet. */
function ofFurtherTopics(
  ranked: readonly Ranked[],
  shown: readonly PracticeFact[],
  { topics, subjects, pieces }: Reading,
): PracticeFact[] {
  const isDouble = pieces.some(({ words }) => words.some((word) => conjunctions.has(word)));
  if (!isDouble) return [];
  const best = ranked[0]?.score ?? 0;
  const missing = topics.filter((topic) => shown.every((fact) => fact.topic !== topic));
  return missing.flatMap((topic) => {
    const found = ranked.find(
      ({ fact }) => fact.topic === topic && subjects.includes(fact.subject),
    );
    return found && found.score >= best * furtherTopic ? [found.fact] : [];
  });
}

/** With a fact of the person's state at hand, other regions' facts only confuse. */
function pick(all: readonly Ranked[], most: number, reading: Reading): PracticeFact[] {
  const { states } = reading;
  const hasOwn = all.slice(0, 3).some(({ fact }) => fact.zone && !isElsewhere(fact, states));
  const ranked = hasOwn ? all.filter(({ fact }) => !isElsewhere(fact, states)) : all;
  const [best] = ranked;
  if (!best) return [];
  const close = ranked
    .filter(
      ({ fact, score, coverage }) =>
        coverage >= best.coverage - 0.15 &&
        score >=
          best.score * (isAskedFor(fact, best.fact, reading) ? closeToBest : otherTopicCloseToBest),
    )
    .slice(0, most)
    .map(({ fact }) => fact);
  return [...close, ...ofFurtherTopics(ranked, close, reading)].slice(0, most);
}

/** The one subject that all close facts are about: red rot is a disease of sugarcane. */
function isImplied(ranked: readonly Ranked[], reading: Reading, index: FactIndex): boolean {
  const [best] = ranked;
  if (
    !best ||
    !reading.terms.some((term) => index.weightOf(term) > 4 && index.termsOf(best.fact).has(term))
  )
    return false;
  return ranked
    .filter(({ score }) => score >= best.score * 0.75)
    .every(({ fact }) => fact.subject === best.fact.subject);
}

/** Every crop has its own: no general fact answers these alone. */
const ofEveryCrop: ReadonlySet<string> = new Set(['~seedrate', '~sowingtime', '~spacing']);
/** A word that fewer than about one fact in thirty has. */
const tellingWeight = 3.2;

/** Whether a general fact may answer a question that names no crop. */
function isForEveryCrop({ fact }: Ranked, { terms }: Reading, index: FactIndex): boolean {
  if (!terms.some((term) => ofEveryCrop.has(term))) return true;
  const own = index.termsOf(fact);
  return terms.some(
    (term) => !ofEveryCrop.has(term) && index.weightOf(term) > tellingWeight && own.has(term),
  );
}

function withoutSubject(reading: Reading, index: FactIndex, most: number): Choice {
  const all = rank(reading, index);
  const isDependent = [...reading.topics, ...reading.hints].some((topic) => dependent.has(topic));
  const [best] = all;
  if (best && best.coverage >= leastWithoutSubject && isImplied(all, reading, index)) {
    return found(
      pick(
        all.filter(({ fact }) => fact.subject === best.fact.subject),
        most,
        reading,
      ),
    );
  }
  const general = all.filter(({ fact }) => fact.subject === 'general');
  const [first] = general;
  if (
    first &&
    isForEveryCrop(first, reading, index) &&
    first.coverage >= leastGeneral &&
    first.score >= (best?.score ?? 0) * 0.6
  ) {
    return found(pick(general, most, reading));
  }
  return isDependent ? whichCrop(all) : unknown;
}

/** No fact holds the dose of a pesticide or a medicine; only a label or a doctor does. */
const doses = new Set(['~dose', 'ml', '=ml', '~bags', 'litr', 'grm', '=gm', '=एमएल', 'eml']);
const isDoseOfChemical = ({ terms }: Reading): boolean =>
  terms.includes('~chemical') && terms.some((term) => doses.has(term));

/** Prices change by the day: live data answers, not a fact. */
const isPriceOfToday = ({ live, terms }: Reading): boolean =>
  live?.kind === 'price' && terms.includes('~price') && !terms.includes('~msp');

/** A general fact answers for a crop if it names the crop, or has a rare word of the question. */
function isForCrop({ fact, coverage }: Ranked, reading: Reading, index: FactIndex): boolean {
  const own = index.termsOf(fact);
  const isNamed = reading.subjects.some((subject) => own.has(`@${subject}`));
  const isRare = reading.terms.some((term) => own.has(term) && index.weightOf(term) > 4);
  return coverage >= leastWithoutSubject && (isNamed || isRare);
}

/** Chooses the facts that answer a reading; none where the facts do not say it. */
export function choose(reading: Reading, index: FactIndex, most: number): Choice {
  if (reading.isGreeting) return { ...unknown, outcome: 'greeting' };
  if (isDoseOfChemical(reading)) return { ...unknown, isDose: true };
  if (reading.stranger !== undefined || isPriceOfToday(reading)) return unknown;
  if (reading.terms.length === 0 && reading.carried.length === 0) return whichCrop([]);
  if (reading.subjects.length === 0) return withoutSubject(reading, index, most);
  const ranked = rank(reading, index);
  const own = ranked.filter(({ fact }) => reading.subjects.includes(fact.subject));
  const isCommon = reading.topics.some((topic) => topic === 'scheme' || topic === 'market');
  const most0 = Math.max(0, ...own.slice(0, 3).map(({ coverage }) => coverage));
  const candidates = isCommon ? ranked.filter(({ coverage }) => coverage >= most0 - 0.2) : own;
  const isKnown = reading.topics.every((topic) =>
    reading.subjects.some((subject) => index.topicsOf(subject).has(topic)),
  );
  // What says nothing of the message does not stand in the way of what does.
  const first = candidates.find(({ coverage }) => coverage > 0);
  const isTopical = first !== undefined && isKnown && reading.topics.includes(first.fact.topic);
  if (first && first.coverage >= (isTopical ? leastTopical : leastCoverage)) {
    const answers = candidates.filter(({ coverage }) => coverage > 0);
    return found(pick(answers, most, reading));
  }
  const general = ranked.filter(({ fact }) => fact.subject === 'general');
  if (general[0] && isForCrop(general[0], reading, index))
    return found(pick(general, most, reading));
  return unknown;
}
