import { certaintyLabels } from '@upaj/content/certainty';
import { findNews } from '@upaj/content/news/find-news';
import { headlineOf, type NewsItem, newsTopics } from '@upaj/content/news/news-item';
import { Badge } from '@upaj/ui/badge';
import { Picture } from '@upaj/ui/picture';
import { type Tint, tintStyles } from '@upaj/ui/tint';
import { Navigate } from 'react-router-dom';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { paths } from '../../shared/paths.ts';
import { useLanguage } from '../../shared/use-language.ts';
import { useTitle } from '../../shared/use-title.ts';
import { type Article, articleIn, articleOf } from './article.ts';
import { newsPictures } from './news-pictures.ts';
import { PublisherLink } from './publisher-link.tsx';

interface NewsDetailProps {
  id: string;
  /** The navigation state, which may carry an article that our list does not have. */
  state: unknown;
}

/** One article by its id, else by the navigation state, else back to the list. */
export function NewsDetail({ id, state }: NewsDetailProps) {
  const { t } = useTranslation('news');
  const { language } = useLanguage();
  const item = findNews(id);
  const article = item
    ? articleOf(item, language, (month) => t('monthOnly', { month }))
    : articleIn(state);
  useTitle(article?.title);
  if (!article) return <Navigate to={paths.latestNews.href()} replace />;
  return <ArticleView article={article} item={item} />;
}

interface ArticleViewProps {
  article: Article;
  item?: NewsItem;
}

function ArticleView({ article, item }: ArticleViewProps) {
  const { t } = useTranslation('news');
  const { language } = useLanguage();
  const headline = item && headlineOf(item, language);
  const { src, tint }: { src: string; tint: Tint } = item
    ? newsPictures[item.image]
    : { src: article.imageUrl, tint: 'seed' };
  return (
    <article className="grid max-w-3xl overflow-hidden rounded-panel border border-line bg-surface shadow-card">
      <Picture
        alt=""
        fallback={{ src, tint }}
        drawing="card"
        className={`h-38 md:h-52 ${tintStyles[tint]}`}
      />
      <div className="grid gap-4 p-5.5 md:p-9">
        <p className="flex flex-wrap items-center gap-2.5 text-muted">
          {item && <Badge>{newsTopics[item.topic].label[language]}</Badge>}
          <span>{article.date}</span>
          {headline?.isOwn && <span>{t('ownTitle')}</span>}
        </p>
        <h1 lang={headline?.language} className="text-3xl md:text-4xl">
          {article.title}
        </h1>
        <p className="text-lg">{article.description}</p>
        {item && (
          <div className="grid gap-1 border-line border-t pt-3">
            <div>
              <PublisherLink item={item} />
            </div>
            <p className="text-muted text-sm">{certaintyLabels[item.certainty][language]}</p>
          </div>
        )}
      </div>
    </article>
  );
}
