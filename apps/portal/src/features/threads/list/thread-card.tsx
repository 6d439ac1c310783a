import type { Thread } from '@upaj/contract/threads.schema';
import { Avatar } from '@upaj/ui/avatar';
import { Badge } from '@upaj/ui/badge';
import { Card } from '@upaj/ui/card';
import { CircleCheck } from 'lucide-react';
import { formatDate } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { plainWords } from './plain-words.ts';
import { ThreadCounts } from './thread-counts.tsx';

interface ThreadCardProps {
  thread: Thread;
  /** On the first screen: it is laid out at once. */
  isFirst: boolean;
  /** Name of its crop; undefined without one. */
  crop: string | undefined;
  /** The address of the list with one hashtag alone. */
  hashtagHref: (hashtag: string) => string;
}

/** One discussion of a list: who asks, what, how many like it and comment on it. */
export function ThreadCard({ thread, isFirst, crop, hashtagHref }: ThreadCardProps) {
  const { t } = useTranslation('threads');
  const { _id, title, content } = thread;
  return (
    <li className={isFirst ? 'grid' : 'below-fold-[224px] grid'}>
      <Card size="row" className="relative flex flex-col gap-2 hover:border-action">
        <Author thread={thread} crop={crop} />
        <h2 className="wrap-anywhere line-clamp-3 text-lg">
          {/* The whole card leads to the discussion, which is shown from the state until it is loaded. */}
          <PageLink
            to={paths.thread.href(_id)}
            state={thread}
            className="after:absolute after:inset-0 after:rounded-field"
          >
            <bdi>{title}</bdi>
          </PageLink>
        </h2>
        <p dir="auto" className="wrap-anywhere line-clamp-2 text-muted">
          {plainWords(content)}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3">
            {thread.hasAnswer && (
              <Badge tone="good">
                <CircleCheck aria-hidden="true" className="size-3.5 flex-none" />
                {t('answered')}
              </Badge>
            )}
            <Hashtags hashtags={thread.hashtags} hrefOf={hashtagHref} />
          </div>
          <ThreadCounts thread={thread} />
        </div>
      </Card>
    </li>
  );
}

function Author({ thread, crop }: Pick<ThreadCardProps, 'thread' | 'crop'>) {
  const { t } = useTranslation('threads');
  const { userId, profilePic, createdAt, editedAt } = thread;
  const name = userId === null ? t('unknownUser') : thread.username;
  return (
    // Where large text leaves no room beside the picture, the name goes below it.
    <div className="flex flex-wrap items-center gap-x-3">
      <Avatar name={name} src={profilePic ?? undefined} isDecorative />
      <div className="grid min-w-0">
        <span className="wrap-anywhere line-clamp-1 font-semibold">
          <bdi>{name}</bdi>
        </span>
        <span className="wrap-anywhere text-muted text-sm">
          <time dateTime={createdAt} className="whitespace-nowrap">
            {formatDate(createdAt)}
          </time>
          {[crop, editedAt && t('edited')].map((fact) => fact && ` · ${fact}`)}
        </span>
      </div>
    </div>
  );
}

interface HashtagsProps {
  hashtags: readonly string[];
  hrefOf: (hashtag: string) => string;
}

function Hashtags({ hashtags, hrefOf }: HashtagsProps) {
  return (
    <ul className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3">
      {hashtags.map((hashtag) => (
        <li key={hashtag} className="min-w-0">
          {/* Above the link of the card. */}
          <PageLink
            to={hrefOf(hashtag)}
            className="wrap-anywhere relative z-1 inline-flex min-h-11 items-center font-semibold text-action text-sm"
          >
            <bdi>{`#${hashtag}`}</bdi>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
