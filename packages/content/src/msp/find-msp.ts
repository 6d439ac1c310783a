import type { CategoryName } from '../categories.ts';
import { foldText } from '../search/fold.ts';
import type { Bilingual } from '../text.ts';
import { mspTable } from './msp.ts';
import type { Msp, MspCrop } from './msp-entry.ts';
import { cropWords, oilseeds, otherProduce, remarks, seedWords } from './msp-words.ts';

export interface MspMatch {
  msp: Msp;
  /** Where the listing is not quite what the price is for. */
  note?: Bilingual;
}

/** Kilograms in one trade unit U. */
const kilogramsPerU = 25;

const mayHaveMsp: readonly CategoryName[] = ['Crops', 'Pulses'];

/** Words between blanks, so that whole words are looked for and not parts. */
const spaced = (text: string): string =>
  ` ${foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .join(' ')
    .trim()} `;

const has = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.includes(spaced(word)));

const isCrop = (word: string): word is MspCrop => word in cropWords;

/** Without weights: 500 gram of something is no chickpea. */
const withoutWeights = (text: string): string => text.replace(/ (\d+|per) grams?(?= )/g, '');

/** The crop with the longest name in the text: green gram before gram. */
function cropIn(text: string): MspCrop | undefined {
  const found = Object.entries(cropWords)
    .flatMap(([crop, words]) => words.map((word) => ({ crop, word })))
    .filter(({ word }) => has(text, [word]))
    .toSorted((a, b) => b.word.length - a.word.length)[0];
  return found && isCrop(found.crop) ? found.crop : undefined;
}

/** The variety that the text names, else the first of the list, in the newest season. */
function newest(crop: MspCrop, text: string): Msp | undefined {
  const prices = mspTable
    .filter((msp) => msp.crop === crop)
    .toSorted((a, b) => b.announcedOn.localeCompare(a.announcedOn));
  const named = prices.find(({ variety }) => variety && has(text, [variety.en, variety.hi]));
  return named ?? prices[0];
}

/**
 * The support price for a listing by its name, in English, Hindi or Hindi in Latin letters.
 * Undefined where there is none: seed, fodder, oil, flour, milled rice, fruit, vegetables.
 */
export function findMsp(name: string, category: CategoryName): MspMatch | undefined {
  const text = withoutWeights(spaced(name));
  const crop = cropIn(text);
  if (!(crop && mayHaveMsp.includes(category)) || has(text, otherProduce)) return undefined;
  if (has(text, seedWords) && !oilseeds.includes(crop)) return undefined;
  const msp = newest(crop, text);
  if (!msp) return undefined;
  const note = remarks.find(({ words }) => has(text, words))?.note ?? msp.note;
  return note ? { msp, note } : { msp };
}

export interface MspComparison {
  /** Rupees for one kilogram, as the listing asks. */
  perKg: number;
  /** Rupees for 100 kg, as the listing asks. */
  perQuintal: number;
  /** Rupees for one kilogram at MSP. */
  mspPerKg: number;
  /** Per cent by which the listing is above MSP; below it is negative. One decimal. */
  percent: number;
  standing: 'above' | 'at' | 'below';
}

const toPaise = (rupees: number): number => Math.round(rupees * 100) / 100;

/** Sets the price of one U (25 kg, in rupees) beside the support price. */
export function compareToMsp(pricePerU: number, msp: Msp): MspComparison {
  const perQuintal = (pricePerU / kilogramsPerU) * 100;
  const percent = Math.round((perQuintal / msp.perQuintal - 1) * 1000) / 10;
  return {
    perKg: toPaise(pricePerU / kilogramsPerU),
    perQuintal: toPaise(perQuintal),
    mspPerKg: toPaise(msp.perQuintal / 100),
    percent: percent === 0 ? 0 : percent,
    standing: percent === 0 ? 'at' : percent > 0 ? 'above' : 'below',
  };
}
