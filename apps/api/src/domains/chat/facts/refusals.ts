import type { PracticeTopic } from '@upaj/content/practice/practice-fact';
import type { Understood } from './adviser.ts';
import { isAnimal } from './animals.ts';
import { isOfOtherWorld, isSurelyFarming } from './farming.ts';
import { impliedBy } from './implied.ts';
import * as words from './lexicon/refusal-words.ts';
import { phraseCounter } from './phrases.ts';
import type { Piece } from './reader.ts';
import { topicsOf } from './topics.ts';

type Refusal = NonNullable<Understood['refusal']>;

const counters = {
  offTopic: phraseCounter(words.offTopicWords),
  instructions: phraseCounter(words.instructionWords),
  forget: phraseCounter(words.forgetWords),
  strictForget: phraseCounter(words.strictForgetWords),
  saidBefore: phraseCounter(words.saidBeforeWords),
  reveal: phraseCounter(words.revealWords),
  rules: phraseCounter(words.ruleWords),
  yours: phraseCounter(words.yourWords),
  role: phraseCounter(words.roleWords),
  poison: phraseCounter(words.poisonWords),
  poisoned: phraseCounter(words.poisonedWords),
  swallowed: phraseCounter(words.swallowedWords),
  medicine: phraseCounter(words.medicineWords),
  despair: phraseCounter(words.despairWords),
  distress: phraseCounter(words.distressWords),
  despairSign: phraseCounter(words.despairSigns),
  illness: phraseCounter(words.illnessWords),
  person: phraseCounter(words.personWords),
  self: phraseCounter(words.selfWords),
  biter: phraseCounter(words.biterWords),
  bite: phraseCounter(words.biteWords),
  body: phraseCounter(words.bodyWords),
  entry: phraseCounter(words.entryWords),
  drink: phraseCounter(words.drinkWords),
  medicinal: phraseCounter(words.medicinalWords),
  kin: phraseCounter(words.kinWords),
};

interface Message {
  pieces: readonly Piece[];
  /** Whether the words contain a phrase of this kind. */
  says(kind: keyof typeof counters): boolean;
}

const namesAnimal = ({ pieces }: Message) =>
  pieces.some(
    ({ subjects, isStranger, isGuess, isHeard }) =>
      !isGuess && !isHeard && (isStranger || subjects?.some(isAnimal)),
  );
const hasAnimal = (message: Message) =>
  impliedBy(message.pieces.filter(({ isHeard }) => !isHeard)).some(isAnimal) ||
  namesAnimal(message);

/** Topics of plants alone: a question about weeds is not one of illness. */
const plantTopics: ReadonlySet<PracticeTopic> = new Set([
  'pests',
  'weeds',
  'nutrients',
  'sowing',
  'seed',
  'irrigation',
  'harvest',
]);
const hasPlantTopic = ({ pieces }: Message) =>
  pieces.some(({ concept }) => topicsOf(concept).strong.some((topic) => plantTopics.has(topic)));

const isOfHealth = ({ pieces }: Message) =>
  pieces.some(({ concept }) =>
    topicsOf(concept).strong.some((topic) => topic === 'health' || topic === 'breeding'),
  );

const eaters: ReadonlySet<string> = new Set(
  'pest caterpillar leaf rat bird animal-pest termite weed'.split(' '),
);

const poisons: ReadonlySet<string> = new Set(['chemical', 'spray']);

function isPoisoning(message: Message): boolean {
  const isPoison =
    message.says('poison') ||
    (message.says('swallowed') && message.says('medicine') && !isOfHealth(message)) ||
    message.pieces.some(({ concept }) => poisons.has(concept ?? ''));
  if (!isPoison || namesAnimal(message)) return false;
  // A child that drank it is asked about with milk too.
  const isDrunk = message.says('swallowed') && message.says('kin');
  if (!isDrunk && hasAnimal(message)) return false;
  const isEaten = message.pieces.some(({ concept }) => eaters.has(concept ?? ''));
  // Termites eat roots too.
  if (message.says('swallowed')) return isDrunk || !isEaten;
  if (message.says('kin') && message.says('drink')) return true;
  if (message.says('body') && message.says('entry')) return true;
  // Insects eat leaves, and a rat eats the poison that was laid out for it.
  const isPerson = message.says('person') || message.says('kin');
  const isOfCrop = message.pieces.some(
    ({ subjects, isGuess }) => subjects !== undefined && !isGuess,
  );
  return message.says('poisoned') && (isPerson || !(isEaten || isOfCrop));
}

/** Animals are bitten too: then it is a question about them. */
const isBite = (message: Message) =>
  message.says('biter') &&
  message.says('bite') &&
  !message.pieces.some(({ subjects }) => subjects?.some(isAnimal));

function isMedical(message: Message): boolean {
  if (isBite(message)) return true;
  if (hasAnimal(message) || hasPlantTopic(message)) return false;
  const isPlant = message.pieces.some(
    ({ subjects, isGuess }) => subjects !== undefined && !isGuess,
  );
  if (message.says('kin') && isOfHealth(message) && !isPlant) return true;
  const isOfPlant = isPlant || message.says('medicinal');
  return message.says('illness') && (message.says('person') || message.says('kin') || !isOfPlant);
}

/** Kinds of danger to a person. */
export type Danger = 'poisoning' | 'distress' | 'medical';

/** The dangers that the words of a message speak of; one that only sounds like a cry for help speaks of none. */
export function dangersIn(list: readonly string[], pieces: readonly Piece[]): ReadonlySet<Danger> {
  const message: Message = { pieces, says: (kind) => counters[kind](list) > 0 };
  const says = (...kinds: (keyof typeof counters)[]) => kinds.some(message.says);
  const isPoison =
    says('poison', 'medicine') || pieces.some(({ concept }) => poisons.has(concept ?? ''));
  const signs: Readonly<Record<Danger, boolean>> = {
    distress: says('despair', 'distress', 'despairSign'),
    poisoning:
      isPoison &&
      ((says('swallowed', 'poisoned', 'drink') && says('person', 'kin', 'self')) ||
        (says('body') && says('entry'))),
    medical: says('illness', 'bite') || (says('person', 'kin', 'self') && isOfHealth(message)),
  };
  return new Set((Object.keys(signs) as Danger[]).filter((danger) => signs[danger]));
}

/** To forget rules, to show its own, or to be someone else. */
function isOfInstructions({ says }: Message): boolean {
  if (says('instructions') || says('role')) return true;
  if (says('strictForget') && says('saidBefore')) return true;
  return says('rules') && (says('forget') || (says('yours') && says('reveal')));
}

/** Why a message is not answered with facts; undefined where it may be. */
export function refusalOf(list: readonly string[], pieces: readonly Piece[]): Refusal | undefined {
  const message: Message = { pieces, says: (kind) => counters[kind](list) > 0 };
  if (message.says('despair')) return 'distress';
  if (message.says('distress') && !hasPlantTopic(message)) return 'distress';
  if (isPoisoning(message)) return 'poisoning';
  if (isOfInstructions(message)) return 'instructions';
  if (isMedical(message)) return 'medical';
  const isOff = message.says('offTopic') || isOfOtherWorld(pieces);
  return isOff && !isSurelyFarming(pieces) ? 'off topic' : undefined;
}
