import type { Bank } from './bank.ts';
import { banks } from './banks.ts';

/** Whether a text has the form of an IFSC code: four letters, a nought, six letters or digits. */
export const isIfsc = (ifsc: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc.toUpperCase());

/** The bank of an IFSC code, in capitals or not; undefined for another form or an unknown bank. */
export const bankOf = (ifsc: string): Bank | undefined =>
  isIfsc(ifsc) ? banks.find(({ code }) => code === ifsc.slice(0, 4).toUpperCase()) : undefined;
