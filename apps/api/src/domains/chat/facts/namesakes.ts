import type { Piece } from './reader.ts';
import { wordsOf } from './words.ts';

const set = (line: string): ReadonlySet<string> => new Set(wordsOf(line));

/** The last word of the piece before. */
export const wordBefore = (pieces: readonly Piece[], at: number): string =>
  pieces[at - 1]?.words.at(-1) ?? '';

/** 200 gram and per gram are weights, not chickpeas. */
const measured = set('per prati kilo kg प्रति');
const isGram = (pieces: readonly Piece[], at: number): boolean => {
  const word = pieces[at]?.words.join(' ');
  const previous = wordBefore(pieces, at);
  const next = pieces[at + 1]?.words[0] ?? '';
  if (word !== 'gram') return false;
  if (/\d$/.test(previous) || next === 'per') return true;
  return measured.has(previous) && next !== 'seed';
};

/** After the stem of a verb these end it and are no cow and no cereal: "jhulas gai", "ruk jau", "bach jai". */
const went = set('gai jau jai');
const stems = set(
  'ho kar mar sukh jal jhulas lag pad par ad aa ja bach bigad ban beeth bith baith chal chali chhut chut dab dub gal gir ghat badh jam khul khila kho khatam kat tut toot phat fat phool ful mil mit murjha nikal pak phail fail rah reh rok ruk sad sookh so sujh soojh tuk uth ud ukhad utar',
);
const isWent = (pieces: readonly Piece[], at: number): boolean =>
  went.has(pieces[at]?.words.join(' ') ?? '') && stems.has(wordBefore(pieces, at));

/** Beside a colour, or where something turns so, this is a colour and no fruit. */
const colourNames = set('orange narangi नारंगी');
const colours = new Set(['yellow', 'brown', 'red', 'purple', 'black', 'white', 'green', 'colour']);
const turned = set(
  'turn turned turning hokar ho hone होकर हो होने powder dust spots pustules पाउडर धूल rang रंग',
);
const isColour = (pieces: readonly Piece[], at: number): boolean =>
  colourNames.has(pieces[at]?.words.join(' ') ?? '') &&
  [pieces[at - 1], pieces[at + 1]].some(
    (beside) =>
      colours.has(beside?.concept ?? '') || beside?.words.some((word) => turned.has(word)),
  );

/** For a sour soil it is no lemon. */
const isLime = (pieces: readonly Piece[], at: number): boolean =>
  pieces[at]?.words.join() === 'lime' && pieces.some(({ concept }) => concept === 'ph');

/** Who drank something ("dawai pee gaya") speaks of no peas. */
const drunk = set('gaya gayi gaye gya li liya liye le lo lu raha rahi rahe kar ke chuka chuki');
const isDrunk = (pieces: readonly Piece[], at: number): boolean =>
  pieces[at]?.words.join() === 'pee' && drunk.has(pieces[at + 1]?.words[0] ?? '');

/** The name of a crop or an animal that is another word here. */
export const isNamesake = (pieces: readonly Piece[], at: number): boolean =>
  [isGram, isWent, isColour, isLime, isDrunk].some((isOther) => isOther(pieces, at));
