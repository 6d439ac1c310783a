import type { StateSlug } from '@upaj/content/state-slugs';
import { readTable } from '../table.ts';
import { seasonOf } from '../understand/seasons.ts';

type Counts = ReadonlyMap<string, number>;

const countsOf = (cell = ''): Counts =>
  new Map(
    cell.split(' ').map((part) => {
      const at = part.lastIndexOf(':');
      return [part.slice(0, at), Number(part.slice(at + 1))];
    }),
  );

export interface Place {
  states: readonly StateSlug[];
  today: Date;
  /** Topic that is asked for. */
  topic?: string | undefined;
  /** Crops and animals that the person sells. */
  own: readonly string[];
}

/** What farmers asked the call centre about most. */
export interface AskedMost {
  /** The crops that a message without one is likely about: those of the person, then those most asked about in the state and season. */
  crops(place: Place, most: number): string[];
  /** How often a topic of a crop or an animal was asked about. */
  timesAsked(topic: string, subject: string): number;
}

export function readAskedMost(): AskedMost {
  const rows = readTable('data/asked-crops.tsv');
  const counts = new Map(rows.map(([place, key, cell]) => [`${place} ${key}`, countsOf(cell)]));
  const none: Counts = new Map();
  const crops: AskedMost['crops'] = ({ own, states, today, topic }, most) => {
    const season = seasonOf(today.getMonth() + 1);
    const here = counts.get(`${states[0] ?? '-'} ${season}`) ?? counts.get(`- ${season}`) ?? none;
    const ofTopic = counts.get(`topic ${topic}`) ?? none;
    const isMeant = (crop: string) => ofTopic.size === 0 || ofTopic.has(crop);
    const asked = [...here.keys()].filter(isMeant);
    // Of animals a state is seldom asked: its own list holds none for their topics.
    return [
      ...new Set([...own.filter(isMeant), ...asked, ...ofTopic.keys(), ...here.keys()]),
    ].slice(0, most);
  };
  return {
    crops,
    timesAsked: (topic, subject) => counts.get(`topic ${topic}`)?.get(subject) ?? 0,
  };
}
