import type { PracticeFact } from '@upaj/content/practice/practice-fact';
import type { Features } from './features.ts';

/** A fact with what speaks for it. */
export interface Scored {
  fact: PracticeFact;
  features: Features;
  /** The weighed sum of its features, later with its relevance. */
  score: number;
}

/** A fact with how well it answers. */
export interface Ranked extends Scored {
  /** How well it fits the message as the relevance model reads both: above 0 more likely an answer than none. */
  relevance: number;
  /** How likely it at least helps, from 0 to 1, whatever else was found. */
  helps: number;
  /** How likely its crop is asked about beside the likeliest one that is named, from 0 to 1. */
  meant: number;
  /** How likely it is the best one of those found, from 0 to 1. */
  share: number;
}
