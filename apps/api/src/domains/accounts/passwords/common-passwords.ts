import { dictionary } from '@zxcvbn-ts/language-common';
import { commonPasswords } from './common-passwords.data.ts';

const SHORTEST = 8;
// What guessers try the world over, as far as it is long enough, and what they try in India.
const common = new Set([
  ...dictionary['passwords-common'].filter(({ length }) => length >= SHORTEST),
  ...commonPasswords.trim().split(/\s+/),
]);
const rows = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))].map((row) => row + row);

const brand = /upaj|उपज|krishi ?bot/g;

/** Whether a password is among the first that a guesser tries, for anybody or for this very person. */
export function isCommonPassword(
  password: string,
  { name, email, phone }: { name: string; email: string; phone: string },
): boolean {
  // As it is hashed: the same letters may be typed in several forms.
  const typed = password.normalize('NFKC').toLowerCase().trim();
  const [mailbox] = email.toLowerCase().split('@');
  const called = name.normalize('NFKC').toLowerCase();
  const own = [email.toLowerCase(), mailbox, called, called.replace(/\s/g, '')];
  const isRun = new Set(typed).size <= 2 || runs.some((run) => run.includes(typed));
  return (
    common.has(typed) ||
    isRun ||
    own.includes(typed) ||
    isNumber(typed, phone) ||
    isBrandAlone(typed)
  );
}

/** Whether it is this phone number, however either of them is written. */
function isNumber(typed: string, phone: string): boolean {
  const digits = phone.replace(/\D/g, '').slice(-10);
  return digits !== '' && /^[+\d\s-]+$/.test(typed) && typed.replace(/\D/g, '').endsWith(digits);
}

/** Whether nothing but digits and signs stands around our own names. */
function isBrandAlone(typed: string): boolean {
  const around = typed.replace(brand, '');
  return around !== typed && !/\p{L}/u.test(around);
}
