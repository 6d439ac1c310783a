import * as z from 'zod/mini';

/** The sender or the recipient of a message. */
export interface Mailbox {
  name: string;
  address: string;
}

const written = /^(?:([^<>"\r\n]*)<([^<>\r\n]+)>|([^<>\r\n]+))$/;
const isAddress = (text: string) =>
  /^[\x21-\x7e]+@[\w.-]+$/.test(text) && !/[<>"(),:;\\[\]]/.test(text);

/** A mailbox as text: `Upaj <no-reply@example.com>`, or the address alone. */
export const MailboxText = z.pipe(
  z.string().check(
    z.trim(),
    z.refine((text) => isAddress(readMailbox(text).address), {
      message: 'must be an address like Upaj <no-reply@upaj.example>',
    }),
  ),
  z.transform(readMailbox),
);

function readMailbox(text: string): Mailbox {
  const [, name = '', inBrackets = '', alone = ''] = written.exec(text) ?? [];
  return { name: name.trim(), address: (inBrackets || alone).trim() };
}
