import { news } from '@upaj/content/news/news';
import { useState } from 'react';
import { SectionHeader } from '../domains/session/section-header.tsx';
import { NewsList } from '../features/news/news-list.tsx';
import { NewsResults } from '../features/news/news-results.tsx';
import { NewsSearch } from '../features/news/news-search.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';

/** /latest-news: what was in the news about farming, the newest first, and a search through it. */
export default function LatestNewsPage() {
  const { t } = useTranslation('news');
  const [query, setQuery] = useState('');
  const typed = query.trim();
  return (
    <div className="grid gap-6 md:gap-8">
      <SectionHeader title={t('title')} />
      <NewsSearch query={query} onQuery={setQuery} />
      {typed ? <NewsResults query={typed} /> : <NewsList items={news} />}
    </div>
  );
}
