import type { ContactMessage } from '@upaj/contract/contact.schema';
import type { InTransaction } from '../../db/transaction.ts';
import type { Mailbox } from '../../platform/mail/mailbox.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { ContactStore } from './contact.store.ts';
import { contactMail } from './contact.template.ts';
import { writingLanguage } from './writing-language.ts';

export type Contact = ReturnType<typeof createContact>;

/** Accepts messages for the operators of Upaj. */
export function createContact(deps: {
  inTransaction: InTransaction;
  store: ContactStore;
  mailer: Mailer;
  /** The recipient of the messages. */
  to: Mailbox;
  now: () => Date;
}) {
  const { inTransaction, store, mailer, to, now } = deps;
  return {
    async send(
      { user_name, user_email, message, website }: ContactMessage,
      userId: string | null,
    ): Promise<void> {
      // Only a robot fills in the hidden field; it must not learn that it was detected.
      if (website) return;
      const language = writingLanguage(message);
      const values = { name: user_name, email: user_email, message };
      await inTransaction(async (tx) => {
        await store.insert({ ...values, language, userId, createdAt: now() }, tx);
        await mailer.send(contactMail, to, language, values, tx);
      });
    },
  };
}
