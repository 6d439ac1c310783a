import { certaintyLabels } from '@upaj/content/certainty';
import type { ChatSource } from '@upaj/contract/chat.schema';
import { linkStyles } from '@upaj/ui/text-link';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/use-language.ts';

const keyOf = ({ title, url, certainty, zone }: ChatSource) =>
  [title, url, certainty, zone?.en].join('\n');

/** Several sentences may rest on one page: it is named once. */
const distinct = (sources: readonly ChatSource[]): ChatSource[] => [
  ...new Map(sources.map((source) => [keyOf(source), source])).values(),
];

/** What an answer rests on: where it was read, how sure it is, and where it holds. */
export function AnswerSources({ sources }: { sources: readonly ChatSource[] }) {
  const { t } = useTranslation('chat-answer');
  if (sources.length === 0) return null;
  return (
    <div className="grid gap-1.5 border-line border-t pt-3 text-sm">
      <h3 className="font-semibold">{t('sources')}</h3>
      <ul className="grid gap-2">
        {distinct(sources).map((source) => (
          <Source key={keyOf(source)} source={source} />
        ))}
      </ul>
    </div>
  );
}

/** Titles are as published, mostly in English. */
const languageOf = (title: string) => (/\p{Script=Devanagari}/u.test(title) ? 'hi' : 'en');

function Source({ source: { title, url, certainty, zone } }: { source: ChatSource }) {
  const { t } = useTranslation('chat-answer');
  const { language } = useLanguage();
  const sure = certainty === 'live' ? t('live') : certaintyLabels[certainty][language];
  const place = zone ? t('holdsFor', { zone: zone[language] }) : t('allIndia');
  return (
    <li className="wrap-anywhere">
      {url ? (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          lang={languageOf(title)}
          className={linkStyles()}
        >
          {title}
        </a>
      ) : certainty === 'memory' ? (
        t('commonPractice')
      ) : (
        <span lang={languageOf(title)}>{title}</span>
      )}
      <span className="block text-muted">{certainty === 'live' ? sure : `${sure} · ${place}`}</span>
    </li>
  );
}
