import { news } from '@upaj/content/news/news';
import { EmptyState } from '@upaj/ui/empty-state';
import { ErrorState } from '@upaj/ui/error-state';
import newspaper from '@upaj/ui/pictures/newspaper.svg?no-inline';
import { Skeleton } from '@upaj/ui/skeleton';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { type Finders, useSearch } from '../../shared/use-search.ts';
import { NewsList } from './news-list.tsx';

const finderOf = ({ createNewsFinder }: Finders) => createNewsFinder;

/** The articles that match a search, the best first. */
export function NewsResults({ query }: { query: string }) {
  const { t } = useTranslation('news');
  const { found, isFailed, retry } = useSearch(news, query, finderOf);
  if (isFailed) {
    return (
      <ErrorState retryLabel={t('tryAgain')} onRetry={retry}>
        {t('failed')}
      </ErrorState>
    );
  }
  return (
    <>
      <p role="status" className="text-muted">
        {found ? t('found', { count: found.length }) : t('loading')}
      </p>
      {found?.length === 0 && (
        <EmptyState picture={newspaper}>{t('nothingFound', { query })}</EmptyState>
      )}
      {found ? <NewsList items={found} /> : <Skeleton className="h-58 rounded-card" />}
    </>
  );
}
