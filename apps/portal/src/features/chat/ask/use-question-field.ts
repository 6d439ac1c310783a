import { type RefObject, useEffect, useRef } from 'react';
import { readDraft, storeDraft } from '../../../shared/forms/draft-storage.ts';
import { storageKeys } from '../../../shared/storage-keys.ts';
import { longestQuestion } from './question-text.ts';

interface QuestionField {
  ref: RefObject<HTMLTextAreaElement | null>;
  /** Keeps what is typed over a reload. */
  keep: () => void;
  /** Writes behind what is typed, as dictation does. */
  write: (words: string) => void;
  /** Empties it, with its draft. */
  clear: () => void;
}

/**
 * The field that a question is typed into, with its draft. The browser holds the text: what is typed before the page
 * has hydrated stays.
 */
export function useQuestionField(): QuestionField {
  const ref = useRef<HTMLTextAreaElement>(null);

  function keep(): void {
    const text = ref.current?.value;
    storeDraft(storageKeys.chatDraft, text ? { text } : undefined);
  }

  useEffect(() => {
    const draft = readDraft(storageKeys.chatDraft)?.text;
    const field = ref.current;
    if (field && !field.value && typeof draft === 'string') field.value = draft;
  }, []);

  return {
    ref,
    keep,
    write: (words) => {
      const field = ref.current;
      if (!field) return;
      const gap = !field.value || /\s$/.test(field.value) ? '' : ' ';
      field.value = (field.value + gap + words).slice(0, longestQuestion);
      keep();
    },
    clear: () => {
      if (ref.current) ref.current.value = '';
      keep();
    },
  };
}
