import type { Mailbox } from './mailbox.ts';

/** How this house sends mail. */
export interface MailSettings {
  /** The mail server, such as `smtps://user:password@mail.example`; without it messages become files. */
  smtpUrl: string | undefined;
  from: Mailbox;
  /** Who reads what comes through the contact form. */
  contactTo: Mailbox;
}
