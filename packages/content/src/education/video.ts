import type { Sourced } from '../certainty.ts';
import type { Language } from '../text.ts';

export type Topic = 'fertilizers' | 'insecticides' | 'irrigation' | 'sowing' | 'weeds';

export interface Video extends Sourced {
  /** Topic, language and place, as in `sowing-hi-2`. */
  id: string;
  topic: Topic;
  /** Language of title, description and steps. */
  language: Language;
  youtubeId: string;
  /** Watch page with the id in `v`. */
  videoUrl: string;
  /** The publisher's title, never translated. */
  title: string;
  description: string;
  channelName: string;
  /** Views on the day the list was made. */
  views: number;
  /** ISO date. */
  uploadDate: string;
  /** Minutes and seconds. */
  duration: string;
  /** Summary of the video, for connections too slow to play it. */
  steps: readonly string[];
}

type Entry = Omit<Video, 'videoUrl' | keyof Sourced>;

/** Adds the addresses and the source that all videos share. */
export const listed = (entries: readonly Entry[]): readonly Video[] =>
  entries.map((entry) => ({
    ...entry,
    videoUrl: `https://www.youtube.com/watch?v=${entry.youtubeId}`,
    certainty: 'source read',
    source: "the original product's video list; not checked again",
  }));
