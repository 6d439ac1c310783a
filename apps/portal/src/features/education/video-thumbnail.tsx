import type { Video } from '@upaj/content/education/video';
import { cn } from '@upaj/ui/cn';
import { tintStyles } from '@upaj/ui/tint';
import { topicPictures } from './topic-pictures.ts';

interface VideoThumbnailProps extends Pick<Video, 'topic'> {
  /** Minutes and seconds, in the corner. */
  duration?: string;
  /** Large leaves its middle free for the sign that plays. */
  size: 'small' | 'large';
}

const thumbnailStyles = {
  small: 'absolute inset-0 m-auto size-1/2',
  large: 'absolute start-[6%] bottom-[9%] h-auto w-1/4',
} as const;

/** The placeholder of a video before it is played: the illustration of its topic. */
export function VideoThumbnail({ topic, duration, size }: VideoThumbnailProps) {
  const { src, tint } = topicPictures[topic];
  return (
    <span className={cn('absolute inset-0', tintStyles[tint])}>
      <img src={src} alt="" width={32} height={32} className={thumbnailStyles[size]} />
      {duration && (
        <span className="absolute end-1.5 bottom-1.5 rounded-sm bg-inverse px-1.5 font-semibold text-on-inverse text-xs leading-tight">
          {duration}
        </span>
      )}
    </span>
  );
}
