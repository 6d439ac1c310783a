import type { Video } from '@upaj/content/education/video';
import { EmptyState } from '@upaj/ui/empty-state';
import magnifyingGlass from '@upaj/ui/pictures/magnifying-glass-tilted-left.svg?no-inline';
import { Skeleton } from '@upaj/ui/skeleton';
import { use, useCallback, useMemo } from 'react';
import { useContentLanguage } from '../../shared/content-language/use-content-language.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLoaded } from '../../shared/loading/use-loaded.tsx';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { type Finders, useSearch } from '../../shared/use-search.ts';
import { loadAllVideos, numberOf } from './all-videos.ts';
import { VideoThumbnail } from './video-thumbnail.tsx';
import { VideoTitle } from './video-title.tsx';
import { VideosFailed } from './videos-failed.tsx';
import { VideosContext } from './videos-source.ts';

const finderOf = ({ createVideoFinder }: Finders) => createVideoFinder;

/** The videos that match a search, from all five topics. */
export function VideoResults({ question }: { question: string }) {
  const { t } = useTranslation('education');
  const { language } = useContentLanguage();
  const load = use(VideosContext);
  const videos = useLoaded(useCallback(() => loadAllVideos(load), [load]));
  const inLanguage = useMemo(
    () => videos.data?.filter((video) => video.language === language),
    [videos.data, language],
  );
  const search = useSearch(inLanguage, question, finderOf);
  if (videos.isFailed) return <VideosFailed onRetry={videos.retry} />;
  if (search.isFailed) return <VideosFailed onRetry={search.retry} />;
  const { found } = search;
  return (
    <>
      <p role="status" className="text-muted">
        {found ? t('found', { count: found.length }) : t('loading')}
      </p>
      {found?.length === 0 && (
        <EmptyState picture={magnifyingGlass}>{t('nothingFound', { question })}</EmptyState>
      )}
      {found ? (
        <ul className="grid gap-3 md:grid-cols-2">
          {found.map((video) => (
            <li key={video.id}>
              <VideoResult video={video} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-58 rounded-card" />
      )}
    </>
  );
}

function VideoResult({ video }: { video: Video }) {
  const { language } = useContentLanguage();
  const { topic, title, channelName, duration } = video;
  return (
    <PageLink
      to={`${paths.lesson.href(topic, language)}&video=${numberOf(video)}`}
      state={{ language }}
      className="flex h-full flex-wrap items-start gap-3 rounded-field border border-line bg-surface p-2 transition-colors hover:bg-sunken"
    >
      <span className="relative block aspect-[16/9] w-[7rem] flex-none overflow-hidden rounded-sm">
        <VideoThumbnail topic={topic} duration={duration} size="small" />
      </span>
      <span className="grid min-w-0 flex-[1_1_7rem] gap-0.5">
        <b className="leading-snug">
          <VideoTitle>{title}</VideoTitle>
        </b>
        <span className="text-muted text-sm">{channelName}</span>
      </span>
    </PageLink>
  );
}
