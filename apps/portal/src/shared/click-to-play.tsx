import { Play } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from './i18n/use-translation.ts';

interface ClickToPlayProps {
  /** The video's id on the video site. */
  videoId: string;
  /** What the video is called. */
  title: string;
  /** Plays at once, where the user has just chosen this video. */
  startsPlaying?: boolean;
  /** Called when the user presses play. */
  onPlay?: () => void;
  /** What fills the frame until then; nothing of it may come from the video site. */
  children: ReactNode;
}

const frameStyles = 'relative block aspect-[16/9] w-full overflow-hidden rounded-card';

/** A video of which nothing is loaded before play is pressed; without scripts a link to its page. */
export function ClickToPlay({
  videoId,
  title,
  startsPlaying = false,
  onPlay,
  children,
}: ClickToPlayProps) {
  const { t } = useTranslation('shell');
  const [playing, setPlaying] = useState(startsPlaying ? videoId : undefined);
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(videoId);
    onPlay?.();
  };
  if (playing === videoId) return <Player videoId={videoId} title={title} />;
  return (
    <a
      href={`https://www.youtube.com/watch?v=${videoId}`}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('playVideo', { title })}
      onClick={play}
      className={`group ${frameStyles}`}
    >
      {children}
      <span
        aria-hidden="true"
        className="absolute inset-0 m-auto grid size-18 place-items-center rounded-full bg-highlight text-on-highlight shadow-float transition-colors group-hover:bg-mark"
      >
        <Play className="ms-1 size-8 fill-current" />
      </span>
    </a>
  );
}

/** The video site's own player, in the variant that sets no cookie before it plays. */
function Player({ videoId, title }: { videoId: string; title: string }) {
  return (
    <iframe
      // The link that had the focus is removed, so the player receives it.
      ref={(frame) => frame?.focus({ preventScroll: true })}
      src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className={`bg-deep ${frameStyles}`}
    />
  );
}
