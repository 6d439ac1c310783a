import type { PracticeFact } from '@upaj/content/practice/practice-fact';
import { nameOfZone, statesOfZone } from '@upaj/content/practice/zones';
import type { StateSlug } from '@upaj/content/state-slugs';
import type { Bilingual } from '@upaj/content/text';

/** Whether a fact holds for a region that none of these states lies in; without a state it may. */
export const isElsewhere = ({ zone }: PracticeFact, states: readonly StateSlug[]): boolean =>
  zone !== undefined && !statesOfZone(zone).some((state) => states.includes(state));

/** The region that must be said beside a fact: it is not the person's, or we do not know theirs. */
export const zoneToSay = (
  fact: PracticeFact,
  states: readonly StateSlug[],
): Bilingual | undefined =>
  fact.zone && isElsewhere(fact, states) ? nameOfZone(fact.zone) : undefined;
