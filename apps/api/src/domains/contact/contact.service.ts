import type { ContactMessage } from '@upaj/contract/contact.schema';
import type { Mailbox } from '../../platform/mail/mailbox.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { contactMail } from '../../platform/mail/templates/contact.template.ts';
import type { ContactStore } from './contact.store.ts';
import { writingLanguage } from './writing-language.ts';

export type Contact = ReturnType<typeof createContact>;

/** Takes messages for the people who run Upaj. */
export function createContact(deps: {
  store: ContactStore;
  post: Mailer;
  /** Where the messages are mailed to. */
  to: Mailbox;
  now: () => Date;
}) {
  const { store, post, to, now } = deps;
  return {
    async send(
      { user_name, user_email, message, website }: ContactMessage,
      userId: string | null,
    ): Promise<void> {
      // Only a robot fills in what people do not see; it must not learn that it was found out.
      if (website) return;
      const language = writingLanguage(message);
      const letter = { name: user_name, email: user_email, message };
      await store.insert({ ...letter, language, userId, createdAt: now() }, (tx) =>
        post.send(contactMail, to, language, letter, tx),
      );
    },
  };
}
