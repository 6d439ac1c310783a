import type { Crop } from './crop.ts';
import type { FieldFacts, Reason, SoilRatings } from './field-advice.ts';
import type { FieldPlace } from './field-place.ts';

/** One comparison of a crop with the field. */
export interface Evidence {
  about: Reason['about'];
  /** How much it counts. */
  weight: number;
  /** How well it fits, 0 to 1. */
  fit: number;
  text: Reason['text'];
  /** Rules the crop out: it comes last, however well the rest fits. */
  isExclusion?: boolean;
}

/** What every comparison reads. */
export interface Field {
  facts: FieldFacts;
  /** Where the field is, if its state is known. */
  place: FieldPlace | undefined;
  ratings: SoilRatings;
}

/** Compares one thing; undefined where nothing is known of it. */
export type Comparison = (crop: Crop, field: Field) => Evidence | undefined;

/** A fit from which a comparison speaks for the crop. */
export const fitsFrom = 0.6;

/** Measured values count in full, usual ones half. */
export const usualShare = 0.5;

/** 1 within a range, and down to 0 at `width` outside of it. */
export function fitOfRange(
  value: number,
  [from, to]: readonly [from: number, to: number],
  width: number,
): number {
  const outside = Math.max(from - value, value - to, 0);
  return Math.max(0, 1 - outside / width);
}
