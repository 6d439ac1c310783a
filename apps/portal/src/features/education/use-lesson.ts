import type { Video } from '@upaj/content/education/video';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useContentLanguage } from '../../shared/content-language/use-content-language.ts';
import { useWatched } from './watched.ts';

/** Which video of a topic is shown: its language and number are in the address (`?video=3`). */
export function useLesson(videos: readonly Video[]) {
  const { language } = useContentLanguage();
  const [search, setSearch] = useSearchParams();
  const { watched, markWatched } = useWatched();
  const [askedFor, setAskedFor] = useState<string>();
  const list = videos.filter((video) => video.language === language);
  const selected = list[Number(search.get('video') ?? 1) - 1] ?? list[0];
  const play = (video: Video) => {
    const number = String(list.indexOf(video) + 1);
    setSearch({ language, video: number }, { state: { language } });
    setAskedFor(video.id);
    markWatched(video.id);
  };
  return { list, selected, askedFor, watched, markWatched, play };
}
