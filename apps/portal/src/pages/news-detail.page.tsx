import { linkStyles } from '@upaj/ui/text-link';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useParams } from 'react-router-dom';
import { NewsDetail } from '../features/news/news-detail.tsx';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { PageLink } from '../shared/page-link.tsx';
import { paths } from '../shared/paths.ts';

/** /latest-news/{id}: one article. */
export default function NewsDetailPage() {
  const { t } = useTranslation('news');
  const { id = '' } = useParams();
  const { state } = useLocation();
  return (
    <div className="grid gap-4 md:gap-6">
      <PageLink
        to={paths.latestNews.href()}
        className={linkStyles({ kind: 'back', className: 'justify-self-start' })}
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('back')}
      </PageLink>
      <NewsDetail id={id} state={state} />
    </div>
  );
}
