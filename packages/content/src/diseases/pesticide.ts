import type { Certainty } from '../certainty.ts';
import type { Bilingual } from '../text.ts';

export interface Pesticide {
  name: string;
  aliases?: readonly string[];
  /** Withdrawn and refused ones count as banned. */
  status: 'banned' | 'withdrawn' | 'refused' | 'restricted';
  /** Text of the restriction. */
  scope?: Bilingual;
  /** Ids of crops on which a restricted one is banned. */
  bannedOn?: readonly string[];
  /** Restricted to approved operators: never advised to a farmer. */
  isForExperts?: true;
  /** Number of the order in the Gazette, and its ISO date. */
  order?: string;
  date?: string;
  certainty: Certainty;
}

export const pesticideSource =
  'list of the Directorate of Plant Protection of 31 July 2026 (public transcription)';
