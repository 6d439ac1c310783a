import { sql } from 'drizzle-orm';
import type { Audit, Difference } from '../../platform/modules/audit.ts';

const MOST = 500;

/** Compares the stock of each listing with the sum of its movements. */
export const stockAudit: Audit = async (db) => {
  const { rows } = await db.execute<Record<string, string> & { id: string }>(sql`
    with moved as (
      select crop_id, sum(stock) as stock, sum(reserved) as reserved
      from stock_movements group by crop_id
    )
    select c.id, c.quantity, c.reserved, coalesce(m.stock, 0) as stock_moved,
           coalesce(m.reserved, 0) as reserved_moved
    from crops c left join moved m on m.crop_id = c.id
    where c.quantity <> coalesce(m.stock, 0) or c.reserved <> coalesce(m.reserved, 0)
    order by c.id limit ${MOST}`);
  return rows.flatMap(({ id, quantity, reserved, stock_moved, reserved_moved }) => [
    ...difference('stock of listing', id, stock_moved, quantity),
    ...difference('reserved stock of listing', id, reserved_moved, reserved),
  ]);
};

function difference(what: string, id: string, expected = '', found = ''): Difference[] {
  return expected === found ? [] : [{ what, id, expected, found }];
}
