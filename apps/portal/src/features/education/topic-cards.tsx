import { type EducationTopic, topics } from '@upaj/content/education/topics';
import { Picture } from '@upaj/ui/picture';
import { ArrowRight } from 'lucide-react';
import { useContentLanguage } from '../../shared/content-language/use-content-language.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { topicPictures } from './topic-pictures.ts';
import { useWatched } from './watched.ts';

/** The five topics, in the chosen language; each links to its videos in that language. */
export function TopicCards() {
  return (
    <ul className="@container grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {topics.map((topic) => (
        <li key={topic.topic}>
          <TopicCard topic={topic} />
        </li>
      ))}
    </ul>
  );
}

const cardStyles =
  'relative grid h-full grid-cols-[104px_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface shadow-card @max-[15rem]:flex @max-[15rem]:flex-col md:flex md:flex-col';

/** The whole card is pressed, while its name is all that is read out as the link. */
const stretched =
  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-(--focus) focus-visible:after:-outline-offset-3';

function TopicCard({ topic: { topic, title, description } }: { topic: EducationTopic }) {
  const { t } = useTranslation('education');
  const { language } = useContentLanguage();
  const { watched } = useWatched();
  const seen = watched.filter((id) => id.startsWith(`${topic}-`)).length;
  return (
    <article className={cardStyles}>
      <Picture
        alt=""
        fallback={topicPictures[topic]}
        drawing="card"
        className="@max-[15rem]:aspect-picture md:aspect-picture"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-4">
        <h2 lang={language} className="text-xl">
          <PageLink
            to={paths.lesson.href(topic, language)}
            state={{ language }}
            className={stretched}
          >
            {title[language]}
          </PageLink>
        </h2>
        <p lang={language} className="text-muted">
          {description[language]}
        </p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 pt-1 font-strong text-action">
          <span className="inline-flex items-center gap-1.5">
            {t('watch')}
            <ArrowRight aria-hidden="true" className="size-4.5 flex-none" />
          </span>
          {seen > 0 && (
            <span className="font-normal text-muted text-sm">{t('seen', { count: seen })}</span>
          )}
        </p>
      </div>
    </article>
  );
}
