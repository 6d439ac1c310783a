import { type loadVideos, topics } from '@upaj/content/education/topics';
import type { Video } from '@upaj/content/education/video';

/** Every video of every topic; loaded only for a search. */
export async function loadAllVideos(load: typeof loadVideos): Promise<readonly Video[]> {
  return (await Promise.all(topics.map(({ topic }) => load(topic)))).flat();
}

/** The position of a video in its list, as the address counts it. */
export const numberOf = ({ id }: Pick<Video, 'id'>): string => id.split('-').at(-1) ?? '1';
