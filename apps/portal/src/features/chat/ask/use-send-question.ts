import { useEffect, useRef, useState } from 'react';
import { useAsk } from '../use-ask.ts';
import { longestQuestion } from './question-text.ts';
import { useQuestionField } from './use-question-field.ts';

/** Whether there was no line when the user sent, until it is back. */
function useOfflineNote() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const hide = () => setShown(false);
    addEventListener('online', hide);
    return () => removeEventListener('online', hide);
  }, []);
  return { isShown, show: () => setShown(true) };
}

/**
 * The field of the question and how it is sent; it keeps its text until the question is asked.
 *
 * @param asked a question that is sent at once
 * @param onAsked called when it was taken into the field
 */
export function useSendQuestion(asked: string | undefined, onAsked: () => void) {
  const field = useQuestionField();
  const offline = useOfflineNote();
  const { ask, isLoading } = useAsk(offline.show);
  const taken = useRef<string>(undefined);
  const { ref, keep, clear } = field;

  async function send(): Promise<void> {
    const typed = ref.current?.value ?? '';
    // A button that was pressed by keyboard is about to be another one.
    if (document.activeElement instanceof HTMLButtonElement) ref.current?.focus();
    // What was typed meanwhile is the next question.
    if ((await ask(typed)) && ref.current?.value === typed) clear();
  }

  useEffect(() => {
    const isNew = asked !== undefined && asked !== taken.current;
    taken.current = asked;
    if (!isNew) return;
    if (ref.current) ref.current.value = asked.slice(0, longestQuestion);
    keep();
    onAsked();
    void send();
  });

  return { field, send, isLoading, isOffline: offline.isShown };
}
