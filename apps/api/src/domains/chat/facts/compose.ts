import type { PracticeFact } from '@upaj/content/practice/practice-fact';
import type { Bilingual } from '@upaj/content/text';
import type { Advice } from './adviser.ts';
import type { Choice } from './choose.ts';
import type { FactIndex } from './fact-index.ts';
import { nameInQuestion, nameOf, questionsAbout } from './follow-ups.ts';
import { nextStepOf } from './next-step.ts';
import type { Reading } from './reading.ts';
import * as replies from './replies.ts';
import { sentencesOf } from './sentences.ts';
import { publicPart } from './understand.ts';
import { zoneToSay } from './zone.ts';

/** An answer has two to six sentences. */
const fewest = 2;
const most = 6;
/** Sentences of the facts themselves; one is left for a question or a warning. */
const mostOfFacts = 5;

interface Said {
  reading: Reading;
  index: FactIndex;
  today: Date;
}

const inLanguage = (texts: readonly Bilingual[], { language }: Reading): string[] =>
  texts.map((text) => text[language]);

/** A fact in its own sentences, its region named where it is not the person's. */
function sayFact(fact: PracticeFact, { language, states }: Reading): string[] {
  const [first = '', ...rest] = sentencesOf(fact.text[language]);
  const zone = zoneToSay(fact, states);
  return [zone ? `${replies.inZone(zone)[language]} ${first}` : first, ...rest];
}

/** The facts that fit into an answer; the best one always does. */
function fitting(facts: readonly PracticeFact[], reading: Reading): readonly PracticeFact[] {
  let room = mostOfFacts;
  return facts.filter((fact, at) => {
    const length = sayFact(fact, reading).length;
    if (at > 0 && length > room) return false;
    room -= length;
    return true;
  });
}

const dependsOnPlace = new Set(['sowing', 'varieties', 'nutrients', 'seed', 'market']);

/** One question back, where the crop or the place is missing. */
function questionBack(
  facts: readonly PracticeFact[],
  { subjects, states }: Reading,
): Bilingual | undefined {
  const isGeneral = facts.every(({ subject }) => subject === 'general');
  const isOfField = facts.some(({ topic }) => topic !== 'scheme' && topic !== 'market');
  if (subjects.length === 0 && isGeneral && isOfField) return replies.askCrop;
  const isOfPlace = facts.some(
    ({ zone, topic }) => zone !== undefined || (subjects.length > 0 && dependsOnPlace.has(topic)),
  );
  return states.length === 0 && isOfPlace ? replies.askState : undefined;
}

function answer(choice: Choice, { reading, index, today }: Said): Omit<Advice, 'understood'> {
  const { language } = reading;
  const facts = fitting(choice.facts, reading);
  const sentences = facts.flatMap((fact) => sayFact(fact, reading));
  if (facts.some(({ certainty }) => certainty === 'memory'))
    sentences.push(replies.fromMemory[language]);
  const question = questionBack(facts, reading);
  const room = most - sentences.length - (question ? 1 : 0);
  const next = room > 0 ? nextStepOf(reading, facts, today, index) : undefined;
  const [step] = next ? sayFact(next, reading) : [];
  if (step) sentences.push(`${replies.nextStep[language]} ${step}`);
  if (question && sentences.length < most) sentences.push(question[language]);
  const [first] = facts;
  if (sentences.length < fewest && first)
    sentences.push(replies.fromSource(first.source.title)[language]);
  const subject = reading.subjects[0] ?? first?.subject;
  const followUps = subject && subject !== 'general' ? questionsAbout(subject, reading, index) : [];
  return { outcome: 'answered', sentences, facts, ...(next ? { nextStep: next } : {}), followUps };
}

function refuse(
  reading: Reading,
  why: NonNullable<Reading['refusal']>,
): Omit<Advice, 'understood'> {
  const isRefused = why === 'off topic' || why === 'instructions';
  return {
    outcome: isRefused ? 'refused' : 'helpline',
    sentences: inLanguage(replies.refusals[why], reading),
    facts: [],
    followUps: [],
  };
}

const greet = (reading: Reading): Omit<Advice, 'understood'> => ({
  outcome: 'asked back',
  sentences: inLanguage(replies.hello, reading),
  facts: [],
  followUps: inLanguage(replies.helloQuestions, reading),
});

function askBack({ reading, index }: Said, choice: Choice): Omit<Advice, 'understood'> {
  const [subject] = reading.subjects;
  const plain = { outcome: 'asked back', facts: [] } as const;
  if (!subject || choice.candidates.length > 0) {
    const followUps = choice.candidates.map((candidate) => nameOf(candidate)[reading.language]);
    return { ...plain, sentences: inLanguage(replies.whichCrop, reading), followUps };
  }
  return {
    ...plain,
    sentences: inLanguage(replies.whatAbout(nameInQuestion(subject)), reading),
    followUps: questionsAbout(subject, reading, index),
  };
}

function admit({ reading, index }: Said, choice: Choice): Omit<Advice, 'understood'> {
  const why =
    reading.stranger !== undefined
      ? replies.stranger(reading.stranger)
      : choice.isDose
        ? replies.noDose
        : replies.unknown;
  const [subject] = reading.subjects;
  return {
    outcome: 'unknown',
    sentences: inLanguage([why, replies.callThem], reading),
    facts: [],
    followUps: subject ? questionsAbout(subject, reading, index) : [],
  };
}

/** Makes an answer of what was chosen, or says honestly why there is none. */
export function compose(choice: Choice, said: Said): Advice {
  const { reading } = said;
  const parts = () => {
    if (reading.refusal) return refuse(reading, reading.refusal);
    if (choice.outcome === 'greeting') return greet(reading);
    if (choice.outcome === 'facts') return answer(choice, said);
    return choice.outcome === 'which crop' ? askBack(said, choice) : admit(said, choice);
  };
  return { ...parts(), understood: publicPart(reading) };
}
