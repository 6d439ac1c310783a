import type { SimilarThread } from '@upaj/contract/threads.schema';
import { Badge } from '@upaj/ui/badge';
import { linkStyles } from '@upaj/ui/text-link';
import type { ReactNode } from 'react';
import { useListSimilarThreadsQuery } from '../../../domains/threads/threads.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { PageLink } from '../../../shared/page-link.tsx';
import { paths } from '../../../shared/paths.ts';

/** The longest title that the server compares, in UTF-16 units. */
const longestTitle = 200;

interface SimilarThreadsProps {
  title: string;
  /** Shown where there is none. */
  children: ReactNode;
}

/** 'Already asked?': discussions with a similar title, behind one line, so that the form stays where it is. */
export function SimilarThreads({ title, children }: SimilarThreadsProps) {
  const { t } = useTranslation('new-thread');
  // The last ones stay until those of the longer title are here.
  const { data } = useListSimilarThreadsQuery({ query: { title: title.slice(0, longestTitle) } });
  const threads = data?.data ?? [];
  if (threads.length === 0) return children;
  return (
    <details className="rounded-control bg-action-soft px-4">
      <summary className="min-h-11 py-2.5 font-semibold text-on-action-soft">
        {t('similarFound', { count: threads.length })}
      </summary>
      <p className="text-sm">{t('similarHint')}</p>
      <ul className="grid pb-4">
        {threads.map((thread) => (
          <SimilarRow key={thread._id} thread={thread} />
        ))}
      </ul>
    </details>
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
