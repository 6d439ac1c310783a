/**
 * A text as searches compare it: small letters, and one spelling where Hindi has several (ँ as ं, no
 * dots under letters, no joiners), so that योजनाएँ finds योजनाएं and ज़मीन finds जमीन.
 */
export const foldHindi = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC')
    .toLowerCase();

/** The words of a question, each to be looked for in folded text. */
export const foldedWords = (question: string): string[] =>
  foldHindi(question).split(/\s+/).filter(Boolean);
