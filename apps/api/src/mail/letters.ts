import type { AnyLetter } from './letter.ts';
import { contactLetter } from './letters/contact.letter.ts';

/** Every kind of letter that Upaj writes; one that is not here cannot be mailed. */
export const letters: readonly AnyLetter[] = [contactLetter];
