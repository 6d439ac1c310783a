import type { Category, Unit } from '@upaj/contract/crops.schema';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queriesIn, queriesOf, type Tx } from '../../db/transaction.ts';
import type { KeptPicture } from '../../platform/pictures/picture-views.ts';
import { crops, pictures, type StockMovementKind, stockMovements } from './crops.tables.ts';

/** What orders and carts know of a listing; the price in paise, the stock in the unit of the listing. */
export interface StockedListing {
  id: string;
  sellerId: string;
  name: string;
  category: Category;
  unit: Unit;
  price: number;
  quantity: number;
  reserved: number;
  isPaused: boolean;
  expiryDate: string;
  picture: KeptPicture | null;
}

/** A change of a stock, in the unit of the listing. */
export interface StockMovement {
  cropId: string;
  /** The line of an order that caused it; null for changes by the owner. */
  lineId: string | null;
  kind: StockMovementKind;
  stock: number;
  reserved: number;
}

export type StockStore = ReturnType<typeof createStockStore>;

const { id, sellerId, name, category, unit, price, quantity, reserved } = crops;
const { isPaused, expiryDate } = crops;
const columns = {
  id,
  sellerId,
  name,
  category,
  unit,
  price,
  quantity,
  reserved,
  isPaused,
  expiryDate,
  picture: sql<KeptPicture | null>`(
    select json_build_object('id', p.id, 'width', p.width, 'height', p.height)
    from ${pictures} p where p.crop_id = ${crops}.id order by p.position limit 1)`,
};

/** Stores the stock of listings. */
export function createStockStore(db: Database) {
  const findMany = (ids: readonly string[], tx?: Tx): Promise<StockedListing[]> =>
    queriesIn(db, tx)
      .select(columns)
      .from(crops)
      .where(inArray(id, [...ids]));
  return {
    findMany,

    /** Finds listings and locks them until the transaction ends, always in the order of their ids. */
    async findManyForUpdate(tx: Tx, ids: readonly string[]): Promise<StockedListing[]> {
      const locked = await queriesOf(tx)
        .select({ id })
        .from(crops)
        .where(inArray(id, [...ids]))
        .orderBy(asc(id))
        .for('update');
      if (locked.length === 0) return [];
      // Read once they are locked: the statement that waited for a lock would show pictures that were there before.
      return findMany(
        locked.map((row) => row.id),
        tx,
      );
    },

    /** Writes movements and applies them; their listings are locked, and deleted ones have no stock any more. */
    async move(tx: Tx, movements: readonly StockMovement[], at: Date): Promise<void> {
      if (movements.length === 0) return;
      const queries = queriesOf(tx);
      await queries.insert(stockMovements).values(movements.map((one) => ({ ...one, at })));
      const column = (values: readonly (string | number)[]) => sql.param([...values]);
      await queries.execute(sql`
        update ${crops} set quantity = ${quantity} + moved.stock, reserved = ${reserved} + moved.reserved
        from (
          select crop_id, sum(stock) as stock, sum(reserved) as reserved
          from unnest(
            ${column(movements.map((one) => one.cropId))}::uuid[],
            ${column(movements.map((one) => one.stock))}::numeric[],
            ${column(movements.map((one) => one.reserved))}::numeric[]
          ) as change (crop_id, stock, reserved)
          group by crop_id
        ) as moved
        where ${id} = moved.crop_id`);
    },
  };
}
