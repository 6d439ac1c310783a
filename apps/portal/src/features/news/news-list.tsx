import { headlineOf, type NewsItem, newsTopics } from '@upaj/content/news/news-item';
import { Badge } from '@upaj/ui/badge';
import { Picture } from '@upaj/ui/picture';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { useLanguage } from '../../shared/use-language.ts';
import { articleOf, knownPart, newsTime } from './article.ts';
import { newsPictures } from './news-pictures.ts';
import { PublisherLink } from './publisher-link.tsx';

/** Articles that a prerendered page holds; all of them would not fit into the first packets of a connection. */
const inFirstHtml = 14;

/** Articles in the order that they are given in. */
export function NewsList({ items }: { items: readonly NewsItem[] }) {
  const shown = useIsHydrated() ? items : items.slice(0, inFirstHtml);
  return (
    <ul className="@container grid gap-4 md:grid-cols-2">
      {shown.map((item) => (
        <li key={item.id}>
          <NewsCard item={item} />
        </li>
      ))}
    </ul>
  );
}

const cardStyles =
  'relative grid h-full grid-cols-[72px_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface shadow-card @max-[15rem]:grid-cols-1 md:grid-cols-[112px_minmax(0,1fr)]';

/** The whole card is pressed, while the headline is all that is read out as the link. */
const stretched =
  'after:absolute after:inset-0 after:rounded-card hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-(--focus) focus-visible:after:-outline-offset-3';

function NewsCard({ item }: { item: NewsItem }) {
  const { t } = useTranslation('news');
  const { language } = useLanguage();
  const headline = headlineOf(item, language);
  const monthText = (month: string) => t('monthOnly', { month });
  return (
    <article className={cardStyles}>
      <Picture alt="" fallback={newsPictures[item.image]} className="@max-[15rem]:aspect-picture" />
      <div className="flex min-w-0 flex-col gap-2 p-4">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-sm">
          <Badge>{newsTopics[item.topic].label[language]}</Badge>
          <time dateTime={knownPart(item)}>{newsTime(item, monthText)}</time>
          {headline.isOwn && <span>{t('ownTitle')}</span>}
        </p>
        <h2 lang={headline.language} className="text-lg">
          <PageLink
            to={paths.newsDetail.href(item.id)}
            state={articleOf(item, language, monthText)}
            className={stretched}
          >
            {headline.text}
          </PageLink>
        </h2>
        <p className="text-muted">{item.desc[language]}</p>
        <div className="relative z-1 mt-auto self-start">
          <PublisherLink item={item} />
        </div>
      </div>
    </article>
  );
}
