import { findSign } from './signs.ts';
import { type SignWeight, signWeight } from './signs-of-disease.ts';

/** How often a plant with a disease is seen with a sign; 4 % are errors of the eye. */
const chances: Readonly<Record<SignWeight, number>> = {
  typical: 0.75,
  sometimes: 0.35,
  none: 0.04,
  against: 0.01,
};

/** How often a trouble that our facts do not know shows a sign; a telling sign rarely misleads. */
const strangeChance = { telling: 0.03, other: 0.12 } as const;

/** A disease by its id, or `strange` for a trouble that our facts do not know. */
export type Suspect = { diseaseId: string } | 'strange';

/** The chance, 0 to 1, that a plant with this trouble is seen with the sign. */
export function chanceOf(suspect: Suspect, signId: string): number {
  if (suspect !== 'strange') return chances[signWeight(suspect.diseaseId, signId)];
  return strangeChance[findSign(signId)?.isTelling ? 'telling' : 'other'];
}
