import { expect, it } from 'vitest';
import { createAccountCipher, keyNameOf, prefixOf } from './account-cipher.ts';

const [asha, ravi] = [
  '6f2f4a52-0000-4000-8000-000000000001',
  '6f2f4a52-0000-4000-8000-000000000002',
];
const number = '123456789012';
const seal = createAccountCipher('a secret of thirty-two characters');

it('an encrypted number is decrypted for its owner with the secret', () => {
  const closed = seal.encrypt(number, asha);
  expect(closed).not.toContain(number);
  const after = createAccountCipher('a secret of thirty-two characters');
  expect(after.decrypt(closed, asha)).toBe(number);
});

it('equal numbers of two people, or before and after a change, have different ciphertexts', () => {
  const closed = [
    seal.encrypt(number, asha),
    seal.encrypt(number, asha),
    seal.encrypt(number, ravi),
  ];
  expect(new Set(closed).size).toBe(3);
});

it('an encrypted number contains the name of its key', () => {
  const other = createAccountCipher('another secret of thirty-two chars');
  const name = keyNameOf(seal.encrypt(number, asha)) ?? '';
  expect(prefixOf(name)).toBe(seal.prefix);
  expect(other.prefix).not.toBe(seal.prefix);
  expect(keyNameOf(number)).toBeUndefined();
});

it.each<[string, (closed: string) => string]>([
  ['was altered', (closed) => `${closed.slice(0, -4)}${closed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`],
  ['was cut off', (closed) => closed.slice(0, -3)],
  ['lost all but its beginning', (closed) => closed.slice(0, seal.prefix.length)],
  ['is not sealed', () => number],
  [
    'is said to be sealed with this key',
    (closed) => closed.replace(/^v1\.[0-9a-f]+/, 'v1.00000000'),
  ],
])('a number is not believed that %s', (_what, spoil) => {
  expect(() => seal.decrypt(spoil(seal.encrypt(number, asha)), asha)).toThrow(
    `The account number of seller ${asha} cannot be opened`,
  );
});

it('a number that was copied into another record is rejected', () => {
  expect(() => seal.decrypt(seal.encrypt(number, asha), ravi)).toThrow('cannot be opened');
});

it('a number is not decrypted with another secret, even under the same name', () => {
  const other = createAccountCipher('another secret of thirty-two chars');
  const renamed = seal.encrypt(number, asha).replace(seal.prefix, other.prefix);
  expect(() => other.decrypt(renamed, asha)).toThrow('cannot be opened');
});
