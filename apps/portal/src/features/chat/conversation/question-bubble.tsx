import { ChatBubble } from '@upaj/ui/chat-bubble';
import { memo } from 'react';
import { formatTimestamp } from '../../../shared/format.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { Question } from '../chat-message.ts';

/** What the user has asked. */
export const QuestionBubble = memo(function QuestionBubble({ question }: { question: Question }) {
  const { t } = useTranslation('chat-answer');
  const { text, sentAt } = question;
  return (
    <ChatBubble isOwn sender={t('you')} time={formatTimestamp(sentAt)} dateTime={sentAt}>
      <p dir="auto" className="whitespace-pre-line">
        {text}
      </p>
    </ChatBubble>
  );
});
