import type pg from 'pg';

/** The stock of a listing in its own unit; fails unless its movements add up to it. */
export async function stockOf(
  pool: pg.Pool,
  cropId: string,
): Promise<{ quantity: number; reserved: number }> {
  const { rows } = await pool.query(
    `select quantity::float, reserved::float,
            (select sum(stock)::float from stock_movements m where m.crop_id = crops.id) as stock_moved,
            (select sum(reserved)::float from stock_movements m where m.crop_id = crops.id) as reserved_moved
     from crops where id = $1`,
    [cropId],
  );
  const { quantity, reserved, stock_moved, reserved_moved } = rows[0];
  if (quantity !== stock_moved || reserved !== reserved_moved)
    throw new Error(
      `movements of ${cropId} add up to ${stock_moved} and ${reserved_moved}, not ${quantity} and ${reserved}`,
    );
  return { quantity, reserved };
}
