import { createHmac } from 'node:crypto';
import { mailboxOf } from '@upaj/contract/moderation.rules';

/** The hash of an address, by its mailbox: keyed, since addresses can be guessed. */
export const addressHash = (secret: string, email: string): string =>
  createHmac('sha256', secret)
    .update(`suspended ${mailboxOf(email)}`)
    .digest('base64url');
