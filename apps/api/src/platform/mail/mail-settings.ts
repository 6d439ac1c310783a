import type { Mailbox } from './mailbox.ts';

/** How this server sends mail. */
export interface MailSettings {
  /** The mail server, such as `smtps://user:password@mail.example`; without it messages are files. */
  smtpUrl: string | undefined;
  from: Mailbox;
  /** The recipient of messages of the contact form. */
  contactTo: Mailbox;
}
