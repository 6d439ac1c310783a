import { type $ZodType, type output, safeParse } from 'zod/v4/core';
import { NonRetryableError } from '../jobs/non-retryable-error.ts';
import type { Mailbox } from './mailbox.ts';

export type Language = 'en' | 'hi';

/** A paragraph, a quotation, or labelled facts, one on each line. */
export type MailPart =
  | string
  | { quote: string }
  | { facts: readonly (readonly [label: string, value: string])[] };

/** The content of a mail, before it is rendered as plain text and as HTML. */
export interface MailText {
  subject: string;
  parts: readonly MailPart[];
  /** The Reply-To address, when it is not the sender. */
  replyTo?: Mailbox;
}

/** A mail template, as the mail job uses it. */
export interface AnyMailTemplate {
  name: string;
  write(values: unknown, language: Language): MailText;
}

/** A mail template and the schema of its values. */
export interface MailTemplate<S extends $ZodType> extends AnyMailTemplate {
  values: S;
}

/** Defines a mail template: its name, its values, and its text in each language. */
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
        throw new NonRetryableError(`the values of mail template ${name} are not of this version`);
      return words[language](data);
    },
  };
}
