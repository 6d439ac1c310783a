/** Characters of a question; the limit is the contract's. */
export const longestQuestion = 2000;

/** Control characters but line breaks, halves of characters, and what turns the direction of a text: the server refuses them. */
const refused = /[^\P{Cc}\n\t]|\p{Surrogate}|[\uFFFD\u202A-\u202E\u2066-\u2069]/gu;
/** Something to be seen: Hindi needs joiners between its letters, but a text of joiners alone is blank. */
const visible = /[^\p{DI}\s\u2800]/u;

/** A question as it is sent; empty if it is blank. */
export function questionText(typed: string): string {
  const text = typed.slice(0, longestQuestion).replace(refused, '').trim();
  return visible.test(text) ? text : '';
}
