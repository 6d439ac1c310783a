import type { AnyLetter } from './letter.ts';
import {
  accountDeletedLetter,
  bankAccountChangedLetter,
  emailChangedLetter,
  googleJoinedLetter,
  passwordChangedLetter,
} from './letters/account-notice.letter.ts';
import { contactLetter } from './letters/contact.letter.ts';

/** Every kind of letter that the queue mails; one that is not here cannot be queued. */
export const letters: readonly AnyLetter[] = [
  contactLetter,
  passwordChangedLetter,
  emailChangedLetter,
  googleJoinedLetter,
  bankAccountChangedLetter,
  accountDeletedLetter,
];
