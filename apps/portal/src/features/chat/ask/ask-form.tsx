import { isComposing } from '@upaj/ui/is-composing';
import { StickyBar } from '@upaj/ui/sticky-bar';
import { Textarea } from '@upaj/ui/textarea';
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLoaded } from '../../../shared/loading/use-loaded.tsx';
import { firstInteraction } from '../../../shared/loading/when.ts';
import { paths } from '../../../shared/paths.ts';
import { longestQuestion } from './question-text.ts';
import { SendButton } from './send-button.tsx';
import { useSendQuestion } from './use-send-question.ts';

// No one speaks before the first interaction.
const loadDictate = async () => {
  await firstInteraction;
  return (await import('./dictate-button.tsx')).DictateButton;
};

/** One line at first; it grows with the question, to a third of a phone. */
const fieldStyle = { minHeight: '3rem', maxHeight: '9rem', resize: 'none' } as const;

interface AskFormProps {
  /** A question that is asked at once. */
  asked?: string;
  /** Called when it was taken. */
  onAsked: () => void;
  /** Above the field: what could be asked. */
  children?: ReactNode;
}

/** Whether the key sends: Enter, but not with Shift, nor while it chooses a letter of a Hindi keyboard. */
const isSendKey = (event: KeyboardEvent) =>
  event.key === 'Enter' && !event.shiftKey && !isComposing(event);

/** The field for a question. Enter sends; a blank question is ignored; while an answer comes, it can be stopped here. */
export function AskForm({ asked, onAsked, children }: AskFormProps) {
  const { t } = useTranslation('chat');
  const { field, send, isLoading, isOffline } = useSendQuestion(asked, onAsked);
  const { data: DictateButton } = useLoaded(loadDictate);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void send();
  }

  function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (!isSendKey(event)) return;
    event.preventDefault();
    void send();
  }

  return (
    <StickyBar className="md:sticky lg:bottom-4">
      {children}
      {/* Sent before the page is alive, the question comes back in the address. */}
      <form action={paths.chatBot.href()} onSubmit={submit}>
        <p role="status" className="mb-2 font-medium text-danger text-sm empty:absolute">
          {isOffline && t('offline')}
        </p>
        <div className="flex items-end gap-2">
          <Textarea
            ref={field.ref}
            name="ask"
            rows={1}
            maxLength={longestQuestion}
            dir="auto"
            autoComplete="off"
            enterKeyHint="send"
            aria-label={t('question')}
            placeholder={t('placeholder')}
            style={fieldStyle}
            onInput={field.keep}
            onKeyDown={sendByKey}
          />
          {DictateButton && <DictateButton onWords={field.write} />}
          <SendButton isLoading={isLoading} />
        </div>
      </form>
    </StickyBar>
  );
}
