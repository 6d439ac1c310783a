import { expect, it } from 'vitest';
import { MailboxText } from './mailbox.ts';

it.each([
  ['Upaj <no-reply@upaj.example>', { name: 'Upaj', address: 'no-reply@upaj.example' }],
  ['उपज <no-reply@localhost>', { name: 'उपज', address: 'no-reply@localhost' }],
  [' office@upaj.example ', { name: '', address: 'office@upaj.example' }],
  ['<office@upaj.example>', { name: '', address: 'office@upaj.example' }],
])('reads %s', (text, mailbox) => {
  expect(MailboxText.parse(text)).toEqual(mailbox);
});

it.each([
  'office',
  'office@',
  'Upaj office@upaj.example',
  'Upaj <office@upaj.example',
  'a@x.example, b@x.example',
  'Upaj <office@upaj.example>\r\nBcc: all@x.example',
  '"Upaj" <office@upaj.example>',
])('does not take %j for a mailbox', (text) => {
  expect(MailboxText.safeParse(text).success).toBe(false);
});
