import { callCentre } from '@upaj/content/about/call-centre';
import { Badge, type BadgeProps } from '@upaj/ui/badge';
import { buttonStyles } from '@upaj/ui/button';
import { Phone } from 'lucide-react';
import { useTranslationIn } from '../../../shared/i18n/use-translation-in.ts';
import type { Answer } from '../chat-message.ts';
import { useFailureText } from './failed-answer.tsx';
import { helplinesIn, telLink } from './helplines.ts';
import { languageOfText } from './language-of-text.ts';
import { RetryButton } from './retry-button.tsx';

/** How an answer that is none is marked; facts need no mark. */
const marks = {
  'asked back': 'sky',
  unknown: 'look',
  refused: 'neutral',
  blocked: 'stop',
} as const satisfies Partial<Record<NonNullable<Answer['outcome']>, BadgeProps['tone']>>;

const isMarked = (outcome: Answer['outcome']): outcome is keyof typeof marks =>
  outcome !== undefined && outcome in marks;

/** What kind of an answer it is, said honestly: whole or not, by whom, and whom to call where we do not know. */
export function AnswerNotes({ answer }: { answer: Answer }) {
  const { id, text, state, outcome, by, isFallback, failure } = answer;
  const { t, language } = useTranslationIn('chat-answer', languageOfText(text));
  const failureText = useFailureText();
  return (
    <>
      {failure && state === 'broken' && <Note>{failureText(failure)}</Note>}
      <div lang={language} className="contents">
        {state === 'stopped' && <Note>{t('stopped')}</Note>}
        {state === 'broken' && <Note>{t('broken')}</Note>}
        {isMarked(outcome) && (
          <Badge tone={marks[outcome]} className="justify-self-start">
            {t(`outcome.${outcome}`)}
          </Badge>
        )}
        {outcome === 'blocked' && <Note>{t('blocked')}</Note>}
        {isFallback && <Note>{t('fallback')}</Note>}
        {by === 'gemini' && (outcome === 'answered' || outcome === 'near') && (
          <Note>{t('byAi')}</Note>
        )}
        {(outcome === 'unknown' || outcome === 'blocked') && <Call number={callCentre} t={t} />}
        {outcome === 'helpline' &&
          helplinesIn(text).map((one) => <Call key={one} number={one} t={t} isBig />)}
      </div>
      {(state !== 'done' || outcome === 'blocked') && <RetryButton id={id} />}
    </>
  );
}

function Note({ children }: { children: string }) {
  return <p className="rounded-control bg-gold-soft px-3 py-2 text-sm">{children}</p>;
}

interface CallProps {
  number: string;
  /** The texts of the answer's language. */
  t: ReturnType<typeof useTranslationIn<'chat-answer'>>['t'];
  isBig?: boolean;
}

/** Calls a number: the Kisan Call Centre, or big one that may save a life. */
function Call({ number, t, isBig = false }: CallProps) {
  return (
    <a
      href={telLink(number)}
      className={buttonStyles(isBig ? { variant: 'danger', size: 'big' } : { variant: 'outline' })}
    >
      <Phone aria-hidden="true" className="size-5" />
      {t(number === callCentre ? 'callCentre' : 'call', { number })}
    </a>
  );
}
