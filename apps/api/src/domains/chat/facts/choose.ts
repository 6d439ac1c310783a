import type { PracticeFact, PracticeTopic } from '@upaj/content/practice/practice-fact';
import type { SubjectId } from '@upaj/content/practice/subjects';
import { isAnimal } from './animals.ts';
import type { FactIndex } from './fact-index.ts';
import { tellingTerms } from './features.ts';
import type { Judgement } from './judge.ts';
import { partsOf } from './parts.ts';
import type { Ranked } from './ranked.ts';
import type { Reading } from './reading.ts';
import { rank } from './retrieve.ts';
import { keyOf, wordsOf } from './words.ts';
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

/** A further fact is shown if its share so many times is more than how likely it is of no help. */
const worth = 14;
/** The same of a fact for all crops beside one of the crop. */
const worthOfGeneral = 4;
/** Part of the best fact's share that a fact of another crop must have: the second crop of a message is mostly told by the way. */
const otherSubjectCloseToBest = 0.75;
/** Part of the best fact's share that facts must have for the crop to be told by them alone. */
const closeToBest = 0.1;

const isOtherSubject = (fact: PracticeFact, best: PracticeFact): boolean =>
  ![fact.subject, 'general'].includes(best.subject) && fact.subject !== 'general';

const worthBeside = (fact: PracticeFact, best: PracticeFact): number =>
  fact.subject === 'general' && best.subject !== 'general' ? worthOfGeneral : worth;

/** Whether a fact is shown beside the best one. */
const isWorthShowing = ({ fact, share, helps }: Ranked, best: Ranked): boolean =>
  share * worthBeside(fact, best.fact) >= 1 - helps &&
  (!isOtherSubject(fact, best.fact) || share >= best.share * otherSubjectCloseToBest);

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

/** A question of a message is answered beside the others if its best fact is of its topic and as likely as this. */
const leastOfPart = 0.3;

/** The best fact of each question of a message that asks several. */
function ofParts({ reading, ranked }: Judgement, index: FactIndex, most: number): PracticeFact[] {
  const subjects = new Set(ranked.slice(0, 1).map(({ fact }) => fact.subject));
  const facts = partsOf(reading).flatMap((part) => {
    const [best] = rank(part, index);
    const isClear =
      best &&
      best.share >= leastOfPart &&
      part.topics.includes(best.fact.topic) &&
      subjects.has(best.fact.subject);
    return isClear ? [best.fact] : [];
  });
  return [...new Set(facts)].slice(0, most);
}

/** With a fact of the person's state at hand, other regions' facts only confuse. */
function pick(judgement: Judgement, index: FactIndex, most: number): PracticeFact[] {
  const { reading, ranked: all } = judgement;
  const parts = ofParts(judgement, index, most);
  if (parts.length > 1) return parts;
  const { states } = reading;
  const hasOwn = all.slice(0, 3).some(({ fact }) => fact.zone && !isElsewhere(fact, states));
  const ranked = hasOwn ? all.filter(({ fact }) => !isElsewhere(fact, states)) : all;
  const [best] = ranked;
  if (!best) return [];
  return ranked
    .filter((one) => one === best || isWorthShowing(one, best))
    .slice(0, most)
    .map(({ fact }) => fact);
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
    .filter(({ share }) => share >= best.share * closeToBest)
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

const isDependent = ({ topics, hints }: Reading): boolean =>
  [...topics, ...hints].some((topic) => dependent.has(topic));

/** The model has no doubt that this fact answers. */
const isSure = ({ share, helps }: Ranked): boolean => share >= 0.9 && helps >= 0.85;

/** Without a crop: a fact for every crop, or one of a crop that its words imply; else the crop is asked for. */
function withoutSubject(judgement: Judgement, index: FactIndex, most: number): Choice {
  const { reading, ranked } = judgement;
  const [best] = ranked;
  const subject = best?.fact.subject;
  const isClear =
    best !== undefined &&
    (isSure(best) ||
      (subject === 'general'
        ? isForEveryCrop(best, reading, index)
        : isImplied(ranked, reading, index)));
  if (!isClear) return isDependent(reading) ? whichCrop(ranked) : unknown;
  const own = ranked.filter(({ fact }) => fact.subject === subject);
  return found(pick({ ...judgement, ranked: own }, index, most));
}

/** With less, the facts of the best crop are too near to those of another one that was named; with a fact of that one that surely helps, still with as much. */
const leastOfCrop = 0.6;
const leastBesideHelp = 0.85;
const sureHelp = 0.9;

/** Less likely to help, a fact of a crop that is less likely meant than another one is not shown. */
const leastAsideHelp = 0.6;

/** A message that names two crops, each with a fact that may be meant. */
function isBetweenCrops({ reading, ranked }: Judgement): boolean {
  const [best] = ranked;
  const own = best?.fact.subject;
  const names = new Set(reading.pieces.flatMap(({ subjects }) => subjects?.join() ?? []));
  if (!own || own === 'general' || names.size < 2 || reading.subjects.every(isAnimal)) return false;
  if (best.meant < 1 && best.helps < leastAsideHelp) return true;
  const share = ranked.reduce(
    (sum, { fact, share: each }) => (fact.subject === own ? sum + each : sum),
    0,
  );
  const other = ranked.find(({ fact }) => fact.subject !== own);
  if (!other || !reading.subjects.includes(other.fact.subject)) return false;
  return share < (other.helps >= sureHelp ? leastBesideHelp : leastOfCrop);
}

/** No fact holds the dose of a pesticide or a medicine; only a label or a doctor does. */
const doses: ReadonlySet<string> = new Set([
  ...['~dose', '~bags'],
  ...wordsOf('ml mili एमएल litre ltr लीटर gm gram grm ग्राम').map(keyOf),
]);
const isDoseOfChemical = ({ terms }: Reading): boolean =>
  terms.includes('~chemical') && terms.some((term) => doses.has(term));

const prices: ReadonlySet<string> = new Set(['~price', '~market', '~cost']);
/** With so many further terms, and a fact that likely helps, a price is only told by the way. */
const manyTerms = 3;
const leastHelp = 0.6;

/** Prices change by the day: live data answers, not a fact. */
function isPriceOfToday({ reading, ranked: [best] }: Judgement): boolean {
  const { live, terms } = reading;
  if (live?.kind !== 'price' || !terms.includes('~price') || terms.includes('~msp')) return false;
  const others = tellingTerms(reading).filter((term) => !prices.has(term));
  return others.length < manyTerms || (best?.helps ?? 0) < leastHelp;
}

/** Chooses the facts that answer a message; none where the facts do not say it. */
export function choose(judgement: Judgement, index: FactIndex, most: number): Choice {
  const { reading, ranked, outcome } = judgement;
  if (reading.isGreeting) return { ...unknown, outcome: 'greeting' };
  if (reading.refusal) return unknown;
  if (isDoseOfChemical(reading)) return { ...unknown, isDose: true };
  if (reading.stranger !== undefined || isPriceOfToday(judgement)) return unknown;
  if (reading.terms.length === 0 && reading.carried.length === 0) return whichCrop([]);
  if (outcome === 'answer' && isBetweenCrops(judgement))
    return whichCrop(ranked.filter(({ fact }) => reading.subjects.includes(fact.subject)));
  if (reading.subjects.length > 0)
    return outcome === 'answer' ? found(pick(judgement, index, most)) : unknown;
  if (outcome === 'answer') return withoutSubject(judgement, index, most);
  return isDependent(reading) ? whichCrop(ranked) : unknown;
}
