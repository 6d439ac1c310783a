import { mailboxOf } from '@upaj/contract/moderation.rules';
import { db } from './db.ts';
import type { PersonRecord } from './records.ts';

const mailboxOfUser = (userId: string) => mailboxOf(db.people.get(userId)?.email ?? '');

/** Suspends a user, and the mailbox of the account. */
export function suspend(userId: string, until: string): void {
  db.suspensions.set(userId, until);
  db.suspendedMailboxes.set(mailboxOfUser(userId), until);
}

/** Ends the suspension of a user and of the mailbox. */
export function lift(userId: string): void {
  db.suspensions.delete(userId);
  db.suspendedMailboxes.delete(mailboxOfUser(userId));
}

/** Suspends a new account whose mailbox is suspended: deleting an account does not end a suspension. */
export function carryOver({ id, email }: PersonRecord): void {
  const until = db.suspendedMailboxes.get(mailboxOf(email));
  if (until) db.suspensions.set(id, until);
}
