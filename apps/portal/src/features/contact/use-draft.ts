import type { ContactMessage } from '@upaj/contract/contact.schema';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { kept } from '../../shared/kept.ts';

const key = kept.contactDraft;

/** What an earlier visit in this tab left half-written. */
function storedDraft(): Partial<ContactMessage> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** Keeps what is typed over a reload, in this tab alone. Returns how to forget it. */
export function useDraft({ watch, setValue, getValues }: UseFormReturn<ContactMessage>) {
  useEffect(() => {
    const { user_name, user_email, message } = storedDraft();
    for (const [name, text] of Object.entries({ user_name, user_email, message })) {
      const field = name as 'user_name' | 'user_email' | 'message';
      // Whoever typed before the scripts were here is not interrupted.
      if (typeof text === 'string' && !getValues(field)) setValue(field, text);
    }
    const { unsubscribe } = watch(({ website: _, ...draft }) => {
      try {
        sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // A full or forbidden storage must not stop anybody from typing.
      }
    });
    return unsubscribe;
  }, [watch, setValue, getValues]);

  return () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // As above.
    }
  };
}
