import { Badge } from '@upaj/ui/badge';
import { ChatBubble } from '@upaj/ui/chat-bubble';
import { ChatTyping } from '@upaj/ui/chat-list';
import { RichText } from '@upaj/ui/rich-text';
import { memo } from 'react';
import { formatTimestamp } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { type Answer, isUnderWay } from '../chat-message.ts';
import { AnswerActions } from './answer-actions.tsx';
import { AnswerNotes } from './answer-notes.tsx';
import { AnswerSources } from './answer-sources.tsx';
import { Choices } from './choices.tsx';
import { FailedAnswer } from './failed-answer.tsx';
import { languageOfText } from './language-of-text.ts';
import { useNearMark } from './use-near-mark.ts';

/** Name of the bot, the same in every language. */
const botName = 'KrishiBot';

interface AnswerBubbleProps {
  answer: Answer;
  /** What was asked. */
  question: string;
  /** Whether nothing was asked after it. */
  isLast: boolean;
}

const toneOf = ({ state, outcome }: Answer) => {
  if (state === 'failed') return 'failed';
  return outcome === 'helpline' ? 'urgent' : 'plain';
};

/** An answer of KrishiBot with what it rests on, how it ended, and what can be done with it. */
export const AnswerBubble = memo(function AnswerBubble(props: AnswerBubbleProps) {
  const { answer } = props;
  const { t } = useTranslation('chat-answer');
  const { text, state, sentAt } = answer;
  return (
    <ChatBubble
      sender={botName}
      time={formatTimestamp(sentAt)}
      dateTime={sentAt}
      tone={toneOf(answer)}
      aria-busy={isUnderWay(answer)}
    >
      <NearMark answer={answer} />
      {text && (
        <div lang={languageOfText(text)} className="contents">
          <RichText text={text} isUntrusted />
        </div>
      )}
      {isUnderWay(answer) && <ChatTyping label={t(state === 'waiting' ? 'thinking' : 'writing')} />}
      {state === 'failed' && <FailedAnswer answer={answer} />}
      {!isUnderWay(answer) && state !== 'failed' && <EndOfAnswer {...props} />}
    </ChatBubble>
  );
});

/** Stands before facts that do not answer the question itself. */
function NearMark({ answer }: { answer: Answer }) {
  const mark = useNearMark(answer);
  return (
    mark && (
      <Badge tone="look" lang={mark.language} className="justify-self-start">
        {mark.words}
      </Badge>
    )
  );
}

function EndOfAnswer(props: AnswerBubbleProps) {
  return (
    <>
      <AnswerNotes answer={props.answer} />
      {props.isLast && <Choices answer={props.answer} />}
      <AnswerSources answer={props.answer} />
      <AnswerActions {...props} />
    </>
  );
}
