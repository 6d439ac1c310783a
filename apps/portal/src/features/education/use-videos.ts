import { loadVideos } from '@upaj/content/education/topics';
import type { Topic, Video } from '@upaj/content/education/video';
import { useCallback, useEffect, useState } from 'react';

interface Videos {
  /** Undefined while they are on their way or when they did not arrive. */
  videos?: readonly Video[];
  isFailed: boolean;
  retry: () => void;
}

/** The films of one topic, brought when its page is shown. */
export function useVideos(topic: Topic): Videos {
  const [videos, setVideos] = useState<readonly Video[]>();
  const [isFailed, setIsFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let isWanted = true;
    loadVideos(topic).then(
      (found) => isWanted && setVideos(found),
      () => isWanted && setIsFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [topic, attempt]);
  const retry = useCallback(() => {
    setIsFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  return { videos, isFailed, retry };
}
