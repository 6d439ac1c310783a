import type { Statement } from '@upaj/contract/sellers.schema';

/** The columns of a statement that are added up. */
export const amounts = ['total', 'received', 'outstanding'] as const;

/** Sums of a whole month. */
export type Totals = Pick<Statement, (typeof amounts)[number]>;
