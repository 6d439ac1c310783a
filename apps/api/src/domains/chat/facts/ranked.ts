import type { PracticeFact } from '@upaj/content/practice/practice-fact';
import type { Features } from './features.ts';

/** A fact with how well it answers. */
export interface Ranked {
  fact: PracticeFact;
  features: Features;
  /** The weighed sum of its features. */
  score: number;
  /** How likely it is the best one of those found, from 0 to 1. */
  share: number;
}
