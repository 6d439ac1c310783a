import type { Video } from '@upaj/content/education/video';
import { Badge } from '@upaj/ui/badge';
import { cn } from '@upaj/ui/cn';
import { Check } from 'lucide-react';
import { formatNumber } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { cutText } from './cut-text.ts';
import { VideoThumbnail } from './video-thumbnail.tsx';
import { VideoTitle } from './video-title.tsx';

const titleLength = 30;

interface SuggestedVideosProps {
  videos: readonly Video[];
  selected: Video;
  watched: readonly string[];
  onChoose: (video: Video) => void;
}

/** The videos of one language; a click plays one. */
export function SuggestedVideos({ videos, selected, watched, onChoose }: SuggestedVideosProps) {
  const { t } = useTranslation('education');
  return (
    <section aria-labelledby="suggested" className="min-w-0">
      <h2 id="suggested" className="mb-3 text-xl">
        {t('suggested')}
      </h2>
      <ul className="grid gap-2">
        {videos.map((video) => (
          <li key={video.id}>
            <Suggestion
              video={video}
              isSelected={video === selected}
              isWatched={watched.includes(video.id)}
              onChoose={() => onChoose(video)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SuggestionProps {
  video: Video;
  isSelected: boolean;
  isWatched: boolean;
  onChoose: () => void;
}

const suggestionStyles =
  'flex w-full flex-wrap items-start gap-3 rounded-field border p-2 text-start transition-colors';

function Suggestion({ video, isSelected, isWatched, onChoose }: SuggestionProps) {
  const { t } = useTranslation('education');
  return (
    <button
      type="button"
      title={video.title}
      aria-current={isSelected || undefined}
      onClick={onChoose}
      className={cn(
        suggestionStyles,
        isSelected ? 'border-action bg-action-soft' : 'border-line bg-surface hover:bg-sunken',
      )}
    >
      <span className="relative block aspect-[16/9] w-[7rem] flex-none overflow-hidden rounded-sm md:w-[5rem] lg:w-[7rem]">
        <VideoThumbnail topic={video.topic} duration={video.duration} size="small" />
      </span>
      <span className="grid min-w-0 flex-[1_1_7rem] gap-0.5">
        <b className="leading-snug">
          <VideoTitle>{cutText(video.title, titleLength)}</VideoTitle>
        </b>
        <span className="text-muted text-sm">{video.channelName}</span>
        <span className="text-muted text-sm">
          {t('views', { views: formatNumber(video.views) })}
        </span>
        {isWatched && (
          <Badge tone="good" className="mt-1 justify-self-start">
            <Check aria-hidden="true" className="size-3.5" />
            {t('watched')}
          </Badge>
        )}
      </span>
    </button>
  );
}
