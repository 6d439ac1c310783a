import type { SimilarThread } from '@upaj/contract/threads.schema';
import { Badge } from '@upaj/ui/badge';
import { linkStyles } from '@upaj/ui/text-link';
import { useListSimilarThreadsQuery } from '../../../domains/threads/threads.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';

/** The longest title that the server compares, in UTF-16 units. */
const longestTitle = 200;

/** 'Already asked?': discussions with a similar title; nothing without any. */
export function SimilarThreads({ title }: { title: string }) {
  const { t } = useTranslation('new-thread');
  // The last ones stay until those of the longer title are here.
  const { data } = useListSimilarThreadsQuery({ query: { title: title.slice(0, longestTitle) } });
  const threads = data?.data ?? [];
  if (threads.length === 0) return null;
  return (
    <div className="grid gap-1 rounded-control bg-action-soft px-4 py-3">
      <h2 className="text-lg">{t('similar')}</h2>
      <p className="text-sm">{t('similarHint')}</p>
      <ul className="grid">
        {threads.map((thread) => (
          <SimilarRow key={thread._id} thread={thread} />
        ))}
      </ul>
    </div>
  );
}

function SimilarRow({
  thread: { _id, title, commentCount, hasAnswer },
}: {
  thread: SimilarThread;
}) {
  const { t } = useTranslation('new-thread');
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1">
      <PageLink
        to={paths.thread.href(_id)}
        className={linkStyles({ kind: 'alone', className: 'wrap-anywhere min-w-0' })}
      >
        <bdi>{title}</bdi>
      </PageLink>
      <span className="text-muted text-sm">{t('comments', { count: commentCount })}</span>
      {hasAnswer && <Badge tone="good">{t('answered')}</Badge>}
    </li>
  );
}
