/** Nukta, joiners, and the marks of Latin letters. */
const ignored = /[\u0300-\u036f\u093c\u200c\u200d]/g;
/** A half nasal before a letter of its own class: हिन्दी for हिंदी. */
const halfNasals = /(?:ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ]))/g;
const zero = '०'.charCodeAt(0);

/**
 * Normalizes a text for comparison: small letters, compatible forms (NFKC), no marks on Latin letters, and one spelling where Hindi
 * has several: no nukta, ँ and half nasals as ं, ॉ as ा, digits 0 to 9. योजनाएँ becomes योजनाएं, ज़मीन becomes जमीन.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(ignored, '')
    .normalize('NFC')
    .replaceAll('ँ', 'ं')
    .replaceAll('ॉ', 'ा')
    .replaceAll('ॅ', 'े')
    .replace(halfNasals, 'ं')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - zero))
    .toLowerCase();

/** Final vowels vary in length and nasalization: गेहूं, गेहू. */
export const foldEnd = (word: string): string =>
  word.replace(/(?<=.)ं$/, '').replace(/[ूी]$/, (end) => (end === 'ू' ? 'ु' : 'ि'));

/** The words of a text, folded. A number keeps no commas, a possessive no apostrophe: ₹6,000 is 6000. */
export const foldedWords = (text: string): string[] =>
  foldText(text)
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(foldEnd);

/** Whether a word is written in Devanagari. */
export const isDevanagari = (word: string): boolean => /[\u0900-\u097f]/.test(word);
