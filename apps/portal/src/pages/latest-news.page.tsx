import { NewsList } from '../features/news/news-list.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { SectionHeader } from '../shared/section-header.tsx';

/** /latest-news: what was in the news about farming. */
export default function LatestNewsPage() {
  const { t } = useTranslation('news');
  return (
    <div className="grid gap-6 md:gap-8">
      <SectionHeader title={t('title')} />
      <NewsList />
    </div>
  );
}
