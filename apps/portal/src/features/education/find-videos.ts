import { type loadVideos, topics } from '@upaj/content/education/topics';
import type { Video } from '@upaj/content/education/video';
import { foldedWords, foldHindi } from '@upaj/content/fold-hindi';
import type { Language } from '../../shared/i18n/translations.ts';

/** Every film of every topic; asked for only when somebody searches. */
export async function loadAllVideos(load: typeof loadVideos): Promise<readonly Video[]> {
  return (await Promise.all(topics.map(({ topic }) => load(topic)))).flat();
}

/** What is looked at: title, description, channel, and the topic in both languages. */
function wordsOf(video: Video): string {
  const title = topics.find(({ topic }) => topic === video.topic)?.title;
  return foldHindi(
    [video.title, video.description, video.channelName, title?.en, title?.hi].join(' '),
  );
}

/** The films of a language that have every word of the question somewhere. */
export function findVideos(
  videos: readonly Video[],
  language: Language,
  question: string,
): readonly Video[] {
  const words = foldedWords(question);
  return videos.filter(
    (video) => video.language === language && words.every((word) => wordsOf(video).includes(word)),
  );
}

/** The place of a film in its list, as the address counts it. */
export const numberOf = ({ id }: Pick<Video, 'id'>): string => id.split('-').at(-1) ?? '1';
