import type { AnyMailTemplate } from './mail-template.ts';
import {
  accountDeletedMail,
  bankAccountChangedMail,
  emailChangedMail,
  googleJoinedMail,
  passwordChangedMail,
} from './templates/account-notice.template.ts';
import { contactMail } from './templates/contact.template.ts';

/** Every kind of letter that the queue mails; one that is not here cannot be queued. */
export const mailTemplates: readonly AnyMailTemplate[] = [
  contactMail,
  passwordChangedMail,
  emailChangedMail,
  googleJoinedMail,
  bankAccountChangedMail,
  accountDeletedMail,
];
