import { headlineOf, type NewsItem } from '@upaj/content/news/news-item';
import { TextLink } from '@upaj/ui/text-link';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../shared/use-language.ts';

/** To the publisher's own page, in a new tab. */
export function PublisherLink({ item }: { item: Pick<NewsItem, 'link' | 'publisher' | 'title'> }) {
  const { t } = useTranslation('news');
  const { language } = useLanguage();
  const { link, publisher } = item;
  return (
    <TextLink
      isExternal
      kind="alone"
      href={link}
      aria-label={t('atPublisherNamed', { publisher, title: headlineOf(item, language).text })}
    >
      {publisher}
      <ExternalLink aria-hidden="true" className="size-4 flex-none" />
    </TextLink>
  );
}
