import type { PracticeFact } from '@upaj/content/practice/practice-fact';
import { nameOfZone } from '@upaj/content/practice/zones';
import type { ChatSource } from '@upaj/contract/chat.schema';

/** A fact as the source of an answer. */
export const sourceOfFact = ({ id, source, certainty, zone }: PracticeFact): ChatSource => ({
  factId: id,
  title: source.title,
  url: source.url ?? null,
  certainty,
  zone: zone ? nameOfZone(zone) : null,
});

/** The data of this moment as a source; `kind` names it. */
export const liveSource = (kind: string, title: string, url: string | null): ChatSource => ({
  factId: kind,
  title,
  url,
  certainty: 'live',
  zone: null,
});

/** Sources without repetition, in their order. */
export const distinctSources = (sources: readonly ChatSource[]): ChatSource[] => [
  ...new Map(sources.map((source) => [source.factId, source])).values(),
];
