import { wordsOf } from '../normalise/sound.ts';
import type { Piece } from './read.ts';

const set = (line: string): ReadonlySet<string> => new Set(wordsOf(line));

const wordBefore = (pieces: readonly Piece[], at: number): string =>
  pieces[at - 1]?.words.at(-1) ?? '';
const wordAfter = (pieces: readonly Piece[], at: number): string => pieces[at + 1]?.words[0] ?? '';
const nameOf = (pieces: readonly Piece[], at: number): string => pieces[at]?.words.join(' ') ?? '';

/** 200 gram and per gram are weights, not chickpeas. */
const measured = set('per prati kilo kg प्रति');
const isGram = (pieces: readonly Piece[], at: number): boolean => {
  if (nameOf(pieces, at) !== 'gram') return false;
  const before = wordBefore(pieces, at);
  if (/\d$/.test(before) || wordAfter(pieces, at) === 'per') return true;
  return measured.has(before) && wordAfter(pieces, at) !== 'seed';
};

/** After the stem of a verb these end it and are no cow and no cereal: "jhulas gai", "ruk jau", "bach jai". */
const went = set('gai jau jai gaye gaya');
const stems = set(
  'ho kar mar sukh jal jhulas lag pad par ad aa ja bach bigad ban beeth bith baith chal chali chhut chut dab dub gal gir ghat badh jam khul khila kho khatam kat tut toot phat fat phool ful mil mit murjha nikal pak phail fail rah reh rok ruk sad sookh so sujh soojh tuk uth ud ukhad utar',
);
const isWentInHindi = (name: string): boolean => /^(गइ|गई|गए|गयि|गयी|गये|गया)$/.test(name);
const isWent = (pieces: readonly Piece[], at: number): boolean =>
  isWentInHindi(nameOf(pieces, at)) ||
  (went.has(nameOf(pieces, at)) && stems.has(wordBefore(pieces, at)));

/** Beside a colour, or where something turns so, this is a colour and no fruit. */
const colourNames = set('orange narangi नारंगी');
const colours = new Set(['yellow', 'brown', 'red', 'purple', 'black', 'white', 'green', 'colour']);
const turned = set(
  'turn turned turning hokar ho hone होकर हो होने powder dust spots pustules पाउडर धूल rang रंग',
);
const isColour = (pieces: readonly Piece[], at: number): boolean =>
  colourNames.has(nameOf(pieces, at)) &&
  [pieces[at - 1], pieces[at + 1]].some(
    (beside) =>
      colours.has(beside?.concept ?? '') || beside?.words.some((word) => turned.has(word)),
  );

/** For a soil, or asked for as something to put on it, lime is no lemon. */
const isLime = (pieces: readonly Piece[], at: number): boolean =>
  nameOf(pieces, at) === 'lime' &&
  (pieces.some(({ concept }) => concept === 'ph' || concept === 'soil' || concept === 'dose') ||
    pieces.some((piece, other) => other !== at && piece.subjects !== undefined) ||
    /^(requirement|application|apply|powder|dose)/.test(wordAfter(pieces, at)));

/** Who drank something ("dawai pee gaya") speaks of no peas. */
const drunk = set(
  'gaya gayi gaye gya li liya liye le leti lo lu raha rahi rahe kar ke chuka chuki',
);
const isDrunk = (pieces: readonly Piece[], at: number): boolean =>
  nameOf(pieces, at) === 'pee' && drunk.has(wordAfter(pieces, at));

/** Closed like a rose bud, spots like sesame: what something looks like is not asked about. */
const likeness = set('jaisa jaise jaisi जैसा जैसे जैसी like');
const isAlike = (pieces: readonly Piece[], at: number): boolean =>
  likeness.has(wordAfter(pieces, at));

/** PM-KUSUM is a scheme, "mausam" the weather, and the two only sound like crops. */
const isScheme = (pieces: readonly Piece[], at: number): boolean =>
  /^kusum/.test(nameOf(pieces, at)) &&
  pieces.some(
    ({ concept, words }) =>
      concept === 'scheme' || words.some((word) => /^(pm|yojna|yojana|solar|pump)/.test(word)),
  );

/** "Animals in my maize" are a pest of it. */
const anyAnimal = set('animal animals pashu pasu janwar jaanwar पशु जानवर milk');
const isAnyAnimal = (pieces: readonly Piece[], at: number): boolean =>
  anyAnimal.has(nameOf(pieces, at)) &&
  pieces.some(({ subjects }, other) => other !== at && subjects !== undefined);

/** The young of another animal: a buffalo calf is asked about as a buffalo. */
const young = set('calf calves bachhda bachhde bachhiya बछड़ा बछड़े बछिया');
const calving = new Set(['buffalo', 'camel', 'mithun', 'yak']);
const isYoung = (pieces: readonly Piece[], at: number): boolean =>
  young.has(nameOf(pieces, at)) &&
  pieces.some(({ subjects }) => subjects?.some((each) => calving.has(each)) === true);

const reasons = [
  isGram,
  isWent,
  isColour,
  isLime,
  isDrunk,
  isAlike,
  isScheme,
  isAnyAnimal,
  isYoung,
];

/** Whether the name of a crop or an animal is another word here. */
export const isNamesake = (pieces: readonly Piece[], at: number): boolean =>
  reasons.some((isOther) => isOther(pieces, at));
