import { Skeleton } from '@upaj/ui/skeleton';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { LazyPart } from '../../shared/loading/use-loaded.tsx';
import { firstInteraction } from '../../shared/loading/when.ts';
import { AskForm } from './ask/ask-form.tsx';
import { LazySuggestions } from './ask/lazy-suggestions.tsx';
import { selectHasMessages } from './chat.slice.ts';
import { useConversation } from './use-conversation.ts';
import { Welcome } from './welcome.tsx';

const loadConversation = async () => (await import('./conversation/conversation.tsx')).Conversation;

interface ChatProps {
  /** A question that the address brings; it is asked at once. */
  asked?: string;
  /** Called when it was asked, or stands in the field for want of a line. */
  onAsked: () => void;
}

/** The conversation with KrishiBot and the field for the next question. */
export function Chat({ asked, onAsked }: ChatProps) {
  useConversation();
  const hasMessages = useSelector(selectHasMessages);
  useEffect(() => {
    // By the time that a question is typed the code of its answer is here.
    void firstInteraction.then(() =>
      Promise.all([loadConversation(), import('./ask/ask-question.ts')]).catch(() => {}),
    );
  }, []);
  return (
    <div data-slot="chat" className="@container/bar grid grid-cols-1 gap-4">
      {hasMessages ? (
        <LazyPart load={loadConversation}>
          <Skeleton className="h-40 rounded-card" />
        </LazyPart>
      ) : (
        <Welcome />
      )}
      <AskForm asked={asked} onAsked={onAsked}>
        {!hasMessages && <LazySuggestions />}
      </AskForm>
    </div>
  );
}
