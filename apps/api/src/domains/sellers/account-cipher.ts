import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
// As NIST SP 800-38D advises for GCM: 96 random bits, and the whole tag.
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Closes account numbers so that who reads the database cannot read them. */
export interface AccountCipher {
  /** What every number begins with that was sealed with this secret: a version, and a name of the key. */
  prefix: string;
  /** Seals a number for one person: in another's record it cannot be opened. */
  encrypt(accountNo: string, userId: string): string;
  /** Opens a sealed number; throws when it was sealed for somebody else, with another secret, or altered. */
  decrypt(sealed: string, userId: string): string;
}

/** What numbers begin with that were sealed with the key of this name. */
export const prefixOf = (keyName: string): string => `v1.${keyName}.`;

/** The name of the key that a number was sealed with; nothing if it is not sealed. */
export const keyNameOf = (kept: string): string | undefined =>
  /^v1\.([0-9a-f]{8})\./.exec(kept)?.[1];

/** Makes the seal of a secret. */
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

    decrypt(sealed, userId) {
      if (!sealed.startsWith(prefix)) throw unreadable(userId);
      const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
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
    `The account number of seller ${userId} cannot be opened: it was sealed with another ACCOUNT_SECRET or for somebody else, or it was altered.`,
    { cause },
  );
