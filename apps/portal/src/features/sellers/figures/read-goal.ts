import { readNumber } from '../../../shared/read-number.ts';

/** A goal as it was typed: a whole number from 1 to `most`, null for an empty field, undefined for anything else. */
export function readGoal(typed: string, most: number): number | null | undefined {
  if (typed.trim() === '') return null;
  const goal = readNumber(typed.trim());
  return goal !== undefined && Number.isInteger(goal) && goal >= 1 && goal <= most
    ? goal
    : undefined;
}
