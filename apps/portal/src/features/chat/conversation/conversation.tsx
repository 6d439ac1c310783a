import { ChatList } from '@upaj/ui/chat-list';
import { useSelector } from 'react-redux';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { AnswerBubble } from '../answer/answer-bubble.tsx';
import { QuestionChips } from '../ask/question-chips.tsx';
import { selectMessages } from '../chat.slice.ts';
import { isAnswer } from '../chat-message.ts';
import { ClearButton } from './clear-button.tsx';
import { QuestionBubble } from './question-bubble.tsx';
import { SpokenAnswer } from './spoken-answer.tsx';
import { useFollowEnd } from './use-follow-end.ts';

/** Everything that was asked and answered, the last answer as it comes. */
export function Conversation() {
  const { t } = useTranslation('chat-answer');
  const messages = useSelector(selectMessages);
  const last = messages.at(-1);
  const answer = last && isAnswer(last) ? last : undefined;
  const list = useFollowEnd(messages.length, `${answer?.state} ${answer?.text.length}`);
  return (
    <section aria-labelledby="conversation" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="conversation" className="text-xl">
          {t('conversation')}
        </h2>
        <ClearButton />
      </div>
      <ChatList ref={list} label={t('messages')}>
        {messages.map((message, at) =>
          isAnswer(message) ? (
            <AnswerBubble
              key={message.id}
              answer={message}
              question={messages[at - 1]?.text ?? ''}
              isLast={message === last}
            />
          ) : (
            <QuestionBubble key={message.id} question={message} />
          ),
        )}
      </ChatList>
      {answer && answer.followUps.length > 0 && (
        <QuestionChips label={t('followUps')} questions={answer.followUps} />
      )}
      {answer && <SpokenAnswer key={answer.id} answer={answer} />}
    </section>
  );
}
