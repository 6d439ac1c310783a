import type { PracticeTopic } from '@upaj/content/practice/practice-fact';

/**
 * A meaning: its id, the topics that it asks for (`?` before one that it only hints at), and its forms in English,
 * Hindi and Hindi in Latin letters, parted by commas. Forms that sound alike (keeda, kida, कीड़ा) need one of them.
 */
export type Concept = readonly [
  id: string,
  topics: readonly (PracticeTopic | `?${PracticeTopic}`)[],
  forms: string,
];
