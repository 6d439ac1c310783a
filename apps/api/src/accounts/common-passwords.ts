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

/** Whether a password is among the first that a guesser tries, for anybody or for this very person. */
export function isCommonPassword(
  password: string,
  { name, email }: { name: string; email: string },
): boolean {
  const typed = password.toLowerCase().trim();
  const [mailbox] = email.toLowerCase().split('@');
  const own = [
    email.toLowerCase(),
    mailbox,
    name.toLowerCase(),
    name.toLowerCase().replace(/\s/g, ''),
  ];
  const isRun = new Set(typed).size <= 2 || runs.some((run) => run.includes(typed));
  return common.has(typed) || isRun || own.includes(typed);
}
