import type { Bilingual } from '@upaj/content/text';
import type { Thread } from '@upaj/contract/threads.schema';
import { Badge } from '@upaj/ui/badge';
import { Card } from '@upaj/ui/card';
import { Skeleton } from '@upaj/ui/skeleton';
import { CircleCheck } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { lazyComponent } from '../../../shared/loading/lazy-component.tsx';
import { useLoaded } from '../../../shared/loading/use-loaded.tsx';
import { whenRead } from '../../../shared/loading/when.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { useLanguage } from '../../../shared/use-language.ts';
import { postOfThread } from '../post/post.ts';
import { PostAuthor } from '../post/post-author.tsx';
import { PostText } from '../post/post-text.tsx';
import { HiddenNote, isTombstone, Tombstone } from '../post/tombstone.tsx';
import { ThreadActions } from './thread-actions.tsx';

interface ThreadArticleProps {
  thread: Thread;
  /** Whether it is fetched; what the navigation state holds can only be read. */
  isLoaded: boolean;
}

/** The question: who asks, what about, with its pictures, and what can be done about it. */
export function ThreadArticle({ thread, isLoaded }: ThreadArticleProps) {
  const { t } = useTranslation('thread');
  const post = postOfThread(thread);
  if (isTombstone(post)) {
    return (
      <Card size="panel">
        <h1 className="sr-only">{t('title')}</h1>
        <Tombstone post={post} />
      </Card>
    );
  }
  return (
    <Card size="panel" className="grid gap-4">
      <PostAuthor post={post} />
      <div className="grid gap-1">
        <h1 className="wrap-anywhere text-3xl md:text-4xl">
          <bdi>{thread.title}</bdi>
        </h1>
        <Tags thread={thread} />
      </div>
      {post.isHidden && <HiddenNote />}
      <PostText text={thread.content} isByNewcomer={thread.isByNewcomer} />
      {thread.pictures.length > 0 && <Pictures thread={thread} />}
      <ThreadActions thread={thread} isLoaded={isLoaded} />
    </Card>
  );
}

/** Its hashtags and its crop, which lead to others like it. */
function Tags({ thread: { hashtags, crop, hasAnswer } }: { thread: Thread }) {
  const { t } = useTranslation('thread');
  if (hashtags.length === 0 && crop === null && !hasAnswer) return null;
  return (
    <ul aria-label={t('tags')} className="flex min-h-11 flex-wrap items-center gap-x-4">
      {hasAnswer && (
        <li>
          <Badge tone="good">
            <CircleCheck aria-hidden="true" className="size-3.5 flex-none" />
            {t('answered')}
          </Badge>
        </li>
      )}
      {hashtags.map((hashtag) => (
        <li key={hashtag} className="min-w-0">
          <PageLink
            to={paths.discussions.href({ hashtag })}
            className="wrap-anywhere inline-flex min-h-11 items-center font-semibold text-action"
          >
            <bdi>{`#${hashtag}`}</bdi>
          </PageLink>
        </li>
      ))}
      {crop !== null && <CropTag crop={crop} />}
    </ul>
  );
}

// The names of all crops weigh more than this page has left at first.
const loadCropNames = async () => {
  await whenRead();
  return (await import('@upaj/content/crops/crop-names')).cropNames;
};

/** The crop, the last of the tags: when its name arrives, nothing moves. */
function CropTag({ crop }: { crop: string }) {
  const { language } = useLanguage();
  const { data: names } = useLoaded<Readonly<Record<string, Bilingual>>>(loadCropNames);
  const name = names?.[crop]?.[language];
  if (!name) return null;
  return (
    <li>
      <PageLink to={paths.discussions.href({ crop })} className="inline-flex min-h-11 items-center">
        <Badge>{name}</Badge>
      </PageLink>
    </li>
  );
}

/** Their code comes with the first discussion that has some. */
const ThreadPictures = lazyComponent(
  async () => (await import('./thread-pictures.tsx')).ThreadPictures,
);

/** Its pictures; in a page that came with them they are seen before their code is here. */
function Pictures({ thread }: { thread: Thread }) {
  return (
    <Suspense fallback={<Skeleton className="aspect-gallery rounded-panel" />}>
      <ThreadPictures thread={thread} />
    </Suspense>
  );
}
