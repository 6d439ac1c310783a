import type { StatementRow } from '@upaj/contract/sellers.schema';
import { expect, it } from 'vitest';
import { totalsOf } from './statement-totals.ts';

const row = (total: number, received: number): StatementRow => ({
  ...{ orderId: '', reference: '', deliveredAt: '', buyer: null, items: [], total, received },
  outstanding: Math.round((total - received) * 100) / 100,
});

it('the totals agree with the rows to the paisa', () => {
  const rows = [row(0.1, 0.1), row(0.2, 0.1), row(1_00_000.1, 0.7), row(4.35, 4.35)];
  expect(totalsOf(rows)).toEqual({ total: 1_00_004.75, received: 5.25, outstanding: 99_999.5 });
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(totalsOf(rows.slice(0, 2)).total).toBe(0.3);
});

it('a statement without rows has totals of zero', () => {
  expect(totalsOf([])).toEqual({ total: 0, received: 0, outstanding: 0 });
});
