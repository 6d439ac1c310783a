import type { Topic, Video } from '@upaj/content/education/video';
import { use, useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useContentLanguage } from '../../shared/content-language/use-content-language.ts';
import { useLoaded } from '../../shared/loading/use-loaded.tsx';
import { LessonSkeleton, lessonColumns } from './lesson-skeleton.tsx';
import { MainVideo } from './main-video.tsx';
import { SuggestedVideos } from './suggested-videos.tsx';
import { VideosFailed } from './videos-failed.tsx';
import { VideosContext } from './videos-source.ts';
import { useWatched } from './watched.ts';

/** The videos of one topic: loading, failed, or shown. */
export function Lesson({ topic }: { topic: Topic }) {
  const load = use(VideosContext);
  const { data, isFailed, retry } = useLoaded(useCallback(() => load(topic), [load, topic]));
  if (isFailed) return <VideosFailed onRetry={retry} />;
  return data ? <Films videos={data} /> : <LessonSkeleton />;
}

/** Whether a video of the English list is the same as one of the Hindi list. */
const isInHindi = (video: Video, all: readonly Video[]) =>
  video.language === 'en' &&
  all.some(({ language, youtubeId }) => language === 'hi' && youtubeId === video.youtubeId);

function Films({ videos }: { videos: readonly Video[] }) {
  const { list, selected, askedFor, watched, markWatched, play } = useLesson(videos);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!selected) return null;
  const choose = (video: Video) => {
    play(video);
    // On phones the list lies below the video: this scrolls the video back into view.
    heading.current?.focus();
  };
  return (
    <div className={lessonColumns}>
      <MainVideo
        video={selected}
        isInHindi={isInHindi(selected, videos)}
        startsPlaying={askedFor === selected.id}
        onPlay={() => markWatched(selected.id)}
        headingRef={heading}
      />
      <SuggestedVideos videos={list} selected={selected} watched={watched} onChoose={choose} />
    </div>
  );
}

/** Which video of a topic is shown: its language and number are in the address (`?video=3`). */
function useLesson(videos: readonly Video[]) {
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
