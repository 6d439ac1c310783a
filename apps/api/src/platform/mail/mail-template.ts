import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import { NonRetryableError } from '../jobs/non-retryable-error.ts';
import type { Mailbox } from './mailbox.ts';

export type Language = 'en' | 'hi';

/** A paragraph, words of somebody else, or labelled facts, one a line. */
export type MailPart =
  | string
  | { quote: string }
  | { facts: readonly (readonly [label: string, value: string])[] };

/** What a letter says, before it is drawn as plain text and as HTML. */
export interface MailText {
  subject: string;
  parts: readonly MailPart[];
  /** Whom an answer goes to, when not to the sender. */
  replyTo?: Mailbox;
}

/** A kind of letter, as the job that mails it sees it. */
export interface AnyMailTemplate {
  name: string;
  write(values: unknown, language: Language): MailText;
}

/** A kind of letter and what it needs to know. */
export interface MailTemplate<S extends $ZodType> extends AnyMailTemplate {
  values: S;
}

/** Names a kind of letter, the values that go into it, and its words in each language. */
export function defineMailTemplate<S extends $ZodType>(
  name: string,
  values: S,
  words: Record<Language, (values: output<S>) => MailText>,
): MailTemplate<S> {
  return {
    name,
    values,
    write(given, language) {
      const { success, data } = safeParse(values, given);
      if (!success)
        throw new NonRetryableError(`the values of letter ${name} are not of this version`);
      return words[language](data);
    },
  };
}
