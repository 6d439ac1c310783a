import { expect, it } from 'vitest';
import { createAccountCipher, keyNameOf, prefixOf } from './account-cipher.ts';

const [asha, ravi] = [
  '6f2f4a52-0000-4000-8000-000000000001',
  '6f2f4a52-0000-4000-8000-000000000002',
];
const number = '123456789012';
const cipher = createAccountCipher('a secret of thirty-two characters');

it('an encrypted number is decrypted for its owner with the secret', () => {
  const closed = cipher.encrypt(number, asha);
  expect(closed).not.toContain(number);
  const after = createAccountCipher('a secret of thirty-two characters');
  expect(after.decrypt(closed, asha)).toBe(number);
});

it('equal numbers of two people, or before and after a change, have different ciphertexts', () => {
  const closed = [
    cipher.encrypt(number, asha),
    cipher.encrypt(number, asha),
    cipher.encrypt(number, ravi),
  ];
  expect(new Set(closed).size).toBe(3);
});

it('an encrypted number contains the name of its key', () => {
  const other = createAccountCipher('another secret of thirty-two chars');
  const name = keyNameOf(cipher.encrypt(number, asha)) ?? '';
  expect(prefixOf(name)).toBe(cipher.prefix);
  expect(other.prefix).not.toBe(cipher.prefix);
  expect(keyNameOf(number)).toBeUndefined();
});

it.each<[string, (closed: string) => string]>([
  ['was altered', (closed) => `${closed.slice(0, -4)}${closed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`],
  ['was cut off', (closed) => closed.slice(0, -3)],
  ['lost all but its beginning', (closed) => closed.slice(0, cipher.prefix.length)],
  ['is not encrypted', () => number],
  ['has the prefix of this key', (closed) => closed.replace(/^v1\.[0-9a-f]+/, 'v1.00000000')],
])('a number is rejected that %s', (_what, spoil) => {
  expect(() => cipher.decrypt(spoil(cipher.encrypt(number, asha)), asha)).toThrow(
    `The account number of seller ${asha} cannot be decrypted`,
  );
});

it('a number that was copied into another record is rejected', () => {
  expect(() => cipher.decrypt(cipher.encrypt(number, asha), ravi)).toThrow('cannot be decrypted');
});

it('a number is not decrypted with another secret, even under the same name', () => {
  const other = createAccountCipher('another secret of thirty-two chars');
  const renamed = cipher.encrypt(number, asha).replace(cipher.prefix, other.prefix);
  expect(() => other.decrypt(renamed, asha)).toThrow('cannot be decrypted');
});
