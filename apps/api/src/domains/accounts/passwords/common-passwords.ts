import { dictionary } from '@zxcvbn-ts/language-common';
import { commonPasswords } from './common-passwords.data.ts';

const SHORTEST = 8;
// The most common passwords of sufficient length, worldwide and in India.
const common = new Set([
  ...dictionary['passwords-common'].filter(({ length }) => length >= SHORTEST),
  ...commonPasswords.trim().split(/\s+/),
]);
const rows = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))].map((row) => row + row);

const brand = /upaj|उपज|krishi ?bot/g;

/** Whether a password is among the first guesses, in general or for this person. */
export function isCommonPassword(
  password: string,
  { name, email, phone }: { name: string; email: string; phone: string },
): boolean {
  // Normalized as for the hash, since the same letters have several forms.
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

/** Whether it is this phone number, in any format. */
function isNumber(typed: string, phone: string): boolean {
  const digits = phone.replace(/\D/g, '').slice(-10);
  return digits !== '' && /^[+\d\s-]+$/.test(typed) && typed.replace(/\D/g, '').endsWith(digits);
}

/** Whether it is one of our names with digits and signs around it. */
function isBrandAlone(typed: string): boolean {
  const around = typed.replace(brand, '');
  return around !== typed && !/\p{L}/u.test(around);
}
