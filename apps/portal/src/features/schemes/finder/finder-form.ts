import { findLandUnit, inHectares, type LandUnit } from '@upaj/content/land-units';
import type { Answers } from '@upaj/content/schemes/finder-rule';
import { readNumber } from '../../../shared/read-number.ts';

/** The values of the finder's form: numbers as they were typed, valid or not. */
export interface FinderForm extends Omit<Answers, 'hectares' | 'age'> {
  area?: string;
  /** Id of the land unit that the area is given in; hectares unless chosen. */
  unit?: string;
  age?: string;
}

export type FinderError =
  /** Not a number from 0 to `max`. */
  | { field: 'area' | 'age'; code: 'notANumber'; max: number }
  /** The state does not measure in this unit. */
  | { field: 'area'; code: 'noUnit' };

const oldest = 120;
const mostHectares = 10_000;

/** What a text means as a number from 0 to `max`; undefined for an empty text, null for a wrong one. */
function numberIn(text = '', max: number, isWhole = false): number | null | undefined {
  if (text.trim() === '') return undefined;
  const value = readNumber(text);
  const isRight = value !== undefined && value >= 0 && value <= max;
  return isRight && !(isWhole && value % 1 !== 0) ? value : null;
}

/** The unit of the area; undefined when the user's state does not know it. */
export const unitOf = ({ unit = 'hectare', state }: FinderForm): LandUnit | undefined =>
  findLandUnit(unit, state);

/** The largest accepted area in a unit. */
const mostOf = (unit: LandUnit): number => Math.floor(mostHectares / inHectares(1, unit));

function areaIn(form: FinderForm, unit: LandUnit): number | null | undefined {
  return numberIn(form.area, mostOf(unit));
}

/** The area in hectares, if it is valid. */
export function hectaresOf(form: FinderForm): number | undefined {
  const unit = unitOf(form);
  const amount = unit && areaIn(form, unit);
  return unit && typeof amount === 'number' ? inHectares(amount, unit) : undefined;
}

/** The error of the area, if the question applies. */
export function getAreaError(form: FinderForm): FinderError | undefined {
  if (form.land === 'none' || !form.area?.trim()) return undefined;
  const unit = unitOf(form);
  if (!unit) return { field: 'area', code: 'noUnit' };
  if (areaIn(form, unit) !== null) return undefined;
  return { field: 'area', code: 'notANumber', max: mostOf(unit) };
}

/** What is wrong with the age. */
export function getAgeError({ age }: FinderForm): FinderError | undefined {
  const isWrong = numberIn(age, oldest, true) === null;
  return isWrong ? { field: 'age', code: 'notANumber', max: oldest } : undefined;
}

/** The input of the rules. */
export function answersOf({ area, unit, age, ...answers }: FinderForm): Answers {
  const hectares =
    answers.land === 'none' ? undefined : hectaresOf({ area, unit, state: answers.state });
  return { ...answers, hectares, age: numberIn(age, oldest, true) ?? undefined };
}
