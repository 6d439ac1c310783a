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

export type LikelyCrops = (place: Place, most: number) => string[];

/** Makes the guess which crops a message without one is about: those of the person, then those most asked about in the state and season. */
export function createLikelyCrops(): LikelyCrops {
  const rows = readTable('data/asked-crops.tsv');
  const counts = new Map(rows.map(([place, key, cell]) => [`${place} ${key}`, countsOf(cell)]));
  const none: Counts = new Map();
  return ({ own, states, today, topic }, most) => {
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
}
