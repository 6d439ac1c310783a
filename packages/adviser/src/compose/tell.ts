import type { Bilingual } from '@upaj/content/text';
import type { Advice } from '../advice.ts';
import type { Decision } from '../decide/decide.ts';
import type { Facts, PracticeFact } from '../facts.ts';
import type { Understood } from '../understand/understand.ts';
import type { AskedMost } from './asked-most.ts';
import type { Name, TopicName } from './names.ts';
import * as replies from './replies.ts';

/** What an answer is written with. */
export interface Pen {
  facts: Facts;
  topics: ReadonlyMap<string, TopicName>;
  askedMost: AskedMost;
  /** Name of a pest, a disease or a work in both languages; undefined where it has none to be shown. */
  nameOfThing: (concept: string) => Bilingual | undefined;
}

export type Parts = Pick<Advice, 'outcome' | 'sentences' | 'facts' | 'followUps' | 'choices'>;

/** What is written about. */
export interface Draft {
  decision: Decision;
  understood: Understood;
  today: Date;
  pen: Pen;
  /** The first crop or animal that is asked about. */
  name: Name | undefined;
}

/** Sentences of the facts themselves in an answer. */
const mostOfFacts = 6;
const mostQuestions = 3;

/** Splits a text into its sentences: an end mark, a space and a new beginning. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?।])\s+(?=[\p{Lu}\u0900-\u097f\d(])/u).filter(Boolean);

export const say = ({ understood: { language } }: Draft, texts: readonly Bilingual[]): string[] =>
  texts.map((text) => text[language]);

/** A fact in its own sentences, its region named where it is not the person's. */
function sayFact({ text, zone }: PracticeFact, { pen: { facts }, understood }: Draft): string[] {
  const { language, states } = understood;
  const [first = '', ...rest] = sentencesOf(text[language]);
  const isHere =
    zone === undefined || facts.statesOfZone(zone).some((state) => states.includes(state));
  return [isHere ? first : `${replies.inZone(facts.nameOfZone(zone))[language]} ${first}`, ...rest];
}

export const chosenIn = ({ decision, pen: { facts } }: Draft): PracticeFact[] =>
  decision.facts.flatMap(({ fact }) => facts.all[fact] ?? []);

/** The facts that fit into an answer; the first one of each crop that is asked about always does. */
function fitting(draft: Draft): PracticeFact[] {
  let room = mostOfFacts;
  return chosenIn(draft).filter((fact, at, chosen) => {
    const { subject } = fact;
    const isFirst = chosen.findIndex((each) => each.subject === subject) === at;
    const isAsked = isFirst && draft.understood.subjects.includes(subject);
    const length = sayFact(fact, draft).length;
    if (at > 0 && !isAsked && length > room) return false;
    room -= length;
    return true;
  });
}

/** The topics of the crop's facts, those most asked first. */
export function topicsOf({ pen: { askedMost, facts, topics }, understood: { subjects } }: Draft) {
  const [subject = ''] = subjects;
  const known = new Set(facts.of(subject).map((at) => facts.all[at]?.topic ?? ''));
  const timesOf = (topic: string) => askedMost.timesAsked(topic, subject);
  return [...topics]
    .filter(([topic]) => known.has(topic))
    .sort(([a], [b]) => timesOf(b) - timesOf(a));
}

/** The questions about the crop that its facts answer and that were not asked. */
export function questions(draft: Draft): string[] {
  const { decision, name, understood } = draft;
  if (!name) return [];
  const said = new Set([decision.topic, ...chosenIn(draft).map(({ topic }) => topic)]);
  return topicsOf(draft)
    .filter(([topic]) => !said.has(topic))
    .slice(0, mostQuestions)
    .map(([, { question }]) => question(name)[understood.language]);
}

/** The facts in their sentences, with what stands before and behind them. */
export function tell(
  draft: Draft,
  outcome: Parts['outcome'],
  before: readonly Bilingual[] = [],
  behind: readonly Bilingual[] = [],
): Parts {
  const shown = fitting(draft);
  const isFromMemory = shown.some(({ certainty }) => certainty === 'memory');
  return {
    outcome,
    sentences: [
      ...say(draft, before),
      ...shown.flatMap((fact) => sayFact(fact, draft)),
      ...say(draft, isFromMemory ? [replies.fromMemory] : []),
      ...say(draft, behind),
    ],
    facts: shown,
    followUps: questions(draft),
    choices: [],
  };
}
