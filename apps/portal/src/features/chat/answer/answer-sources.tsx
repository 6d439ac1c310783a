import { certaintyLabels } from '@upaj/content/certainty';
import type { ChatSource } from '@upaj/contract/chat.schema';
import { linkStyles } from '@upaj/ui/text-link';
import { useTranslationIn } from '../../../shared/i18n/use-translation-in.ts';
import type { Answer } from '../chat-message.ts';
import { languageOfText } from './language-of-text.ts';

const keyOf = ({ title, url, certainty, zone }: ChatSource) =>
  [title, url, certainty, zone?.en].join('\n');

/** Several sentences may rest on one page: it is named once. */
const distinct = (sources: readonly ChatSource[]): ChatSource[] => [
  ...new Map(sources.map((source) => [keyOf(source), source])).values(),
];

/** What an answer rests on: where it was read, how sure it is, and where it holds. */
export function AnswerSources({ answer: { sources, text } }: { answer: Answer }) {
  const texts = useTranslationIn('chat-answer', languageOfText(text));
  if (sources.length === 0) return null;
  return (
    <div lang={texts.language} className="grid gap-1.5 border-line border-t pt-3 text-sm">
      <h3 className="font-semibold">{texts.t('sources')}</h3>
      <ul className="grid gap-2">
        {distinct(sources).map((source) => (
          <Source key={keyOf(source)} source={source} texts={texts} />
        ))}
      </ul>
    </div>
  );
}

interface SourceProps {
  source: ChatSource;
  /** Those of the answer's language. */
  texts: ReturnType<typeof useTranslationIn<'chat-answer'>>;
}

/** Titles are as published, mostly in English. */
function Source({ source: { title, url, certainty, zone }, texts: { t, language } }: SourceProps) {
  const sure = certainty === 'live' ? t('live') : certaintyLabels[certainty][language];
  const place = zone ? t('holdsFor', { zone: zone[language] }) : t('allIndia');
  return (
    <li className="wrap-anywhere">
      {url ? (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          lang={languageOfText(title)}
          className={linkStyles()}
        >
          {title}
        </a>
      ) : certainty === 'memory' ? (
        t('commonPractice')
      ) : (
        <span lang={languageOfText(title)}>{title}</span>
      )}
      <span className="block text-muted">{certainty === 'live' ? sure : `${sure} · ${place}`}</span>
    </li>
  );
}
