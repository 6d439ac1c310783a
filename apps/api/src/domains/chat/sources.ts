import type { Adviser } from '@upaj/adviser/adviser';
import type { PracticeFact } from '@upaj/adviser/facts';
import type { ChatSource } from '@upaj/contract/chat.schema';

/** Makes the source of an answer of a fact. */
export type SourceOf = (fact: PracticeFact) => ChatSource;

/** Makes sources with the names of regions that the adviser knows. */
export const sourceOf =
  ({ nameOfZone }: Pick<Adviser, 'nameOfZone'>): SourceOf =>
  ({ id, source, certainty, zone }) => ({
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
