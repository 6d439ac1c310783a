import type { StatementRow } from '@upaj/contract/sellers.schema';
import { sumOf } from '@upaj/contract/totals.rules';

/** The columns of a statement that are added up. */
export const amounts = ['total', 'received', 'outstanding'] as const;

/** The sums of the rows as they are shown, added in paise. */
export function totalsOf(rows: readonly StatementRow[]): Record<(typeof amounts)[number], number> {
  const sum = (name: (typeof amounts)[number]) => sumOf(rows.map((row) => row[name]));
  return { total: sum('total'), received: sum('received'), outstanding: sum('outstanding') };
}
