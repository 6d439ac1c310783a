import type { Bank } from './bank.ts';
import { banks } from './banks.ts';

/** Whether a text has the form of an IFSC code: four letters, a nought, six letters or digits. */
export const isIfsc = (ifsc: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc.toUpperCase());

/** The bank of an IFSC code, in capitals or not; undefined for another form or an unknown bank. */
export const bankOf = (ifsc: string): Bank | undefined =>
  isIfsc(ifsc) ? banks.find(({ code }) => code === ifsc.slice(0, 4).toUpperCase()) : undefined;

/** The bank that the bank of an IFSC code was merged into: its codes have replaced those of the merged one. */
export function successorOf(ifsc: string): Bank | undefined {
  const successor = bankOf(ifsc)?.mergedInto;
  return successor === undefined ? undefined : banks.find(({ code }) => code === successor);
}
