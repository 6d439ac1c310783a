import { CopyButton } from '@upaj/ui/copy-button';
import { iconButtonStyles } from '@upaj/ui/icon-button';
import { VisuallyHidden } from '@upaj/ui/visually-hidden';
import { Share2 } from 'lucide-react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { paths } from '../../../shared/paths.ts';
import type { Answer } from '../chat-message.ts';
import { ForumLink } from './forum-link.tsx';
import { RateAnswer } from './rate-answer.tsx';
import { ReadAnswer } from './read-answer.tsx';

interface AnswerActionsProps {
  answer: Answer;
  question: string;
}

/** Outcomes that leave nothing for the forum to answer. */
const notForForum: ReadonlySet<Answer['outcome']> = new Set(['helpline', 'refused', 'small talk']);

/** Characters of an answer that go into the address of a messenger. */
const longestShared = 1500;

/** The answer with its sources, as plain text. */
function plainText({ text, sources }: Answer): string {
  const read = sources.map(({ title, url }) => (url ? `${title}: ${url}` : title));
  return [text, ...new Set(read)].join('\n');
}

/** Copy, share, hear, rate, and hand over to the forum. */
export function AnswerActions({ answer, question }: AnswerActionsProps) {
  const { t } = useTranslation('chat-answer');
  const { text, state, outcome, answerId } = answer;
  if (!text) return null;
  const isRateable = state === 'done' && answerId !== undefined;
  return (
    <div className="grid gap-1 border-line border-t pt-3">
      <div className="-mx-3.5 flex flex-wrap items-center">
        <CopyButton
          variant="quiet"
          text={plainText(answer)}
          label={t('copy')}
          copiedLabel={t('copied')}
        />
        <ShareLink question={question} text={text} />
        <ReadAnswer answer={answer} />
        {isRateable && (
          <span className="ms-auto flex">
            <RateAnswer answer={answer} answerId={answerId} question={question} />
          </span>
        )}
      </div>
      {!notForForum.has(outcome) && <ForumLink question={question} />}
    </div>
  );
}

/** Opens WhatsApp with question, answer, and the address that asks the same question. */
function ShareLink({ question, text }: { question: string; text: string }) {
  const { t } = useTranslation('chat-answer');
  const url = `${location.origin}${paths.chatBot.href({ ask: question.slice(0, 300) })}`;
  const message = [question, text.slice(0, longestShared), t('shareText'), url].join('\n\n');
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(message)}`}
      target="_blank"
      rel="noopener noreferrer"
      className={iconButtonStyles()}
    >
      <Share2 aria-hidden="true" className="size-5 text-muted" />
      <VisuallyHidden>{t('share')}</VisuallyHidden>
    </a>
  );
}
