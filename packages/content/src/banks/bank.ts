import type { Bilingual } from '../text.ts';

export type BankKind =
  | 'public sector'
  | 'private'
  | 'regional rural'
  | 'state co-operative'
  | 'small finance'
  | 'payments'
  | 'foreign';

export interface Bank {
  /** First four letters of its IFSC codes. */
  code: string;
  name: string;
  kind: BankKind;
  /** False if it is closed. */
  isOpen?: false;
  /** Code of the bank that took it over, and the year. */
  mergedInto?: string;
  mergedIn?: number;
  /** Not a retail bank: keep it out of pickers. */
  isForOffices?: true;
  /** Regional rural banks were joined state by state on 1 May 2025; the name may be the old one. */
  mayBeRenamed?: true;
  /** Among the large banks that a picker shows first. */
  isLarge?: true;
}

export const bankKindLabels: Readonly<Record<BankKind, Bilingual>> = {
  'public sector': { en: 'Public sector bank', hi: 'सरकारी बैंक' },
  private: { en: 'Private bank', hi: 'निजी बैंक' },
  'regional rural': { en: 'Regional rural bank', hi: 'क्षेत्रीय ग्रामीण बैंक' },
  'state co-operative': { en: 'Co-operative bank', hi: 'सहकारी बैंक' },
  'small finance': { en: 'Small finance bank', hi: 'लघु वित्त बैंक' },
  payments: { en: 'Payments bank', hi: 'भुगतान बैंक' },
  foreign: { en: 'Foreign bank', hi: 'विदेशी बैंक' },
};
