import type { Video } from '@upaj/content/education/video';
import type { RefObject } from 'react';
import { ClickToPlay } from '../../shared/click-to-play.tsx';
import { formatDay, formatNumber } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { StepList } from './step-list.tsx';
import { VideoDescription } from './video-description.tsx';
import { VideoThumbnail } from './video-thumbnail.tsx';
import { VideoTitle } from './video-title.tsx';

/** The video's id from the `v` of its address. */
const getVideoId = (videoUrl: string): string => new URL(videoUrl).searchParams.get('v') ?? '';

interface MainVideoProps {
  video: Video;
  /** Spoken in the other language: the same video is in both lists. */
  isInHindi: boolean;
  /** The user has just chosen this video. */
  startsPlaying: boolean;
  onPlay: () => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The selected video, with its description and its steps in writing. */
export function MainVideo({ video, isInHindi, startsPlaying, onPlay, headingRef }: MainVideoProps) {
  const { t } = useTranslation('education');
  const facts = [
    t('views', { views: formatNumber(video.views) }),
    t('uploaded', { day: formatDay(video.uploadDate) }),
    video.channelName,
    t('length', { duration: video.duration }),
  ];
  return (
    <article className="grid min-w-0 content-start gap-4">
      <ClickToPlay
        key={video.id}
        videoId={getVideoId(video.videoUrl)}
        title={video.title}
        startsPlaying={startsPlaying}
        onPlay={onPlay}
      >
        <VideoThumbnail topic={video.topic} size="large" />
      </ClickToPlay>
      <div className="grid gap-1">
        <h2
          ref={headingRef}
          tabIndex={-1}
          className="scroll-mt-[62vw] text-2xl md:scroll-mt-25 md:text-3xl"
        >
          <VideoTitle>{video.title}</VideoTitle>
        </h2>
        <p className="text-muted">{facts.join(' · ')}</p>
        {isInHindi && <p className="font-medium text-warning text-sm">{t('spokenInHindi')}</p>}
      </div>
      <VideoDescription key={`about-${video.id}`} language={video.language}>
        {video.description}
      </VideoDescription>
      <section aria-label={t('steps')} className="grid gap-3">
        <h3 className="text-xl">{t('steps')}</h3>
        <StepList language={video.language} steps={video.steps} />
      </section>
      <p className="text-muted text-sm">{t('fromElsewhere')}</p>
    </article>
  );
}
