import { expect, it } from 'vitest';
import { mailboxOf } from './moderation.rules.ts';

it.each([
  ['Asha.Devi+two@GMail.com', 'ashadevi@gmail.com'],
  ['asha.devi@googlemail.com', 'ashadevi@gmail.com'],
  ['asha.devi+x@example.com', 'asha.devi@example.com'],
])('mail to %s arrives at %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
