import { VisuallyHidden } from '@upaj/ui/visually-hidden';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { toSpeech } from '../../../shared/speech/to-speech.ts';
import { sentencesOf } from '../../../shared/speech/use-read-aloud.ts';
import { useNearMark } from '../answer/use-near-mark.ts';
import { type Answer, isUnderWay } from '../chat-message.ts';

/** The sentences that will not change any more: all but the last while the answer still comes. */
function finished(answer: Answer): string[] {
  const sentences = sentencesOf(toSpeech(answer.text));
  const isOpen = isUnderWay(answer) && !/[.!?।]\s*$/.test(answer.text);
  return isOpen ? sentences.slice(0, -1) : sentences;
}

/** Tells screen readers the last answer, sentence by sentence as each is finished. */
export function SpokenAnswer({ answer }: { answer: Answer }) {
  const { t } = useTranslation('chat-answer');
  const ending = { stopped: t('stopped'), broken: t('broken'), failed: t('error') };
  const mark = useNearMark(answer);
  const { state } = answer;
  return (
    <VisuallyHidden role="log" aria-live="polite" aria-label={t('lastAnswer')}>
      {finished(answer).map((sentence, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a finished sentence keeps its place
        <span key={at}>{`${sentence} `}</span>
      ))}
      {mark && <span lang={mark.language}>{mark.words}</span>}
      {state in ending && <span>{ending[state as keyof typeof ending]}</span>}
    </VisuallyHidden>
  );
}
