import type { Season } from '@upaj/content/crops/crop';
import type { StateSlug } from '@upaj/content/state-slugs';
import type { Bilingual } from '@upaj/content/text';
import { readLines, readTable } from './table.ts';

/** One statement about farming, in whole sentences that can be shown as they are. */
export interface PracticeFact {
  /** Unique among all facts: subject, topic and a number. */
  id: string;
  /** Crop, animal, or `general`. */
  subject: string;
  topic: string;
  /** Region that it holds for, a name of `data/zones.tsv`; absent: all of India. */
  zone?: string;
  /** Seasons that it holds for; absent where it does not depend on one. */
  seasons?: readonly Season[];
  text: Bilingual;
  /** `memory` is common practice that was not looked up. */
  certainty: 'source read' | 'memory';
  source: { title: string; url?: string };
}

/** A crop or an animal. */
export interface Subject {
  id: string;
  name: Bilingual;
  isAnimal: boolean;
}

/** Everything that is known, by what it is about. */
export interface Facts {
  all: readonly PracticeFact[];
  /** Place of the facts of a subject in `all`. */
  of(subject: string): readonly number[];
  subjects: ReadonlyMap<string, Subject>;
  /** Region in both languages. */
  nameOfZone(zone: string): Bilingual;
  /** States that lie in a region wholly or in part; none where it is a kind of land. */
  statesOfZone(zone: string): readonly StateSlug[];
}

/** What farmers type and the text of each fact does not say, in English, Hindi and Hindi in Latin letters; for the training. */
export function readKeywords({ all }: Pick<Facts, 'all'>): readonly (readonly string[])[] {
  const own = new Map(readTable('training/keywords.tsv').map(([id = '', ...words]) => [id, words]));
  return all.map(({ id }) => own.get(id) ?? []);
}

/** Reads the facts of the package. */
export function readFacts(): Facts {
  // Written and checked by this package's own tests.
  const all = readLines('data/facts.jsonl').map((line) => JSON.parse(line) as PracticeFact);
  const bySubject = new Map<string, number[]>();
  for (const [at, { subject }] of all.entries()) {
    const own = bySubject.get(subject);
    if (own) own.push(at);
    else bySubject.set(subject, [at]);
  }
  const zones = new Map(
    readTable('data/zones.tsv').map(([en = '', hi = '', states = '']) => [
      en,
      { name: { en, hi }, states: states.split(' ').filter(Boolean) as StateSlug[] },
    ]),
  );
  return {
    all,
    of: (subject) => bySubject.get(subject) ?? [],
    subjects: new Map(
      readTable('data/subjects.tsv').map(([id = '', en = '', hi = '', kind]) => [
        id,
        { id, name: { en, hi }, isAnimal: kind === 'animal' },
      ]),
    ),
    nameOfZone: (zone) => zones.get(zone)?.name ?? { en: zone, hi: zone },
    statesOfZone: (zone) => zones.get(zone)?.states ?? [],
  };
}
