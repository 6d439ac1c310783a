import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
// NIST SP 800-38D for GCM: a random nonce of 96 bits, and the full tag.
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts account numbers, so that a reader of the database cannot read them. */
export interface AccountCipher {
  /** The prefix of every number that was encrypted with this secret: a version, and the name of the key. */
  prefix: string;
  /** Encrypts a number for one person: in the record of another it cannot be decrypted. */
  encrypt(accountNo: string, userId: string): string;
  /** Decrypts a number; throws when it belongs to another person, was encrypted with another secret, or was altered. */
  decrypt(encrypted: string, userId: string): string;
}

/** The prefix of numbers that were encrypted with the key of this name. */
export const prefixOf = (keyName: string): string => `v1.${keyName}.`;

/** The name of the key of an encrypted number; undefined if the number is not encrypted. */
export const keyNameOf = (value: string): string | undefined =>
  /^v1\.([0-9a-f]{8})\./.exec(value)?.[1];

/** Creates the cipher of a secret. */
export function createAccountCipher(secret: string): AccountCipher {
  const derived = Buffer.from(
    hkdfSync('sha256', secret, '', 'upaj account numbers', KEY_BYTES + 4),
  );
  const key = derived.subarray(0, KEY_BYTES);
  const prefix = prefixOf(derived.subarray(KEY_BYTES).toString('hex'));
  const boundTo = (userId: string) => Buffer.from(`${prefix}${userId}`);
  return {
    prefix,

    encrypt(accountNo, userId) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(boundTo(userId));
      const closed = Buffer.concat([cipher.update(accountNo, 'utf8'), cipher.final()]);
      return prefix + Buffer.concat([iv, closed, cipher.getAuthTag()]).toString('base64url');
    },

    decrypt(encrypted, userId) {
      if (!encrypted.startsWith(prefix)) throw unreadable(userId);
      const bytes = Buffer.from(encrypted.slice(prefix.length), 'base64url');
      const options = { authTagLength: TAG_BYTES };
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), options);
        decipher.setAAD(boundTo(userId)).setAuthTag(bytes.subarray(-TAG_BYTES));
        const opened = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
        return Buffer.concat([opened, decipher.final()]).toString('utf8');
      } catch (cause) {
        throw unreadable(userId, cause);
      }
    },
  };
}

const unreadable = (userId: string, cause?: unknown) =>
  new Error(
    `The account number of seller ${userId} cannot be decrypted: it was encrypted with another ACCOUNT_SECRET or for another user, or it was altered.`,
    { cause },
  );
