import { inOwnUnit, statusOf, tradeUnits } from '@upaj/content/trade-unit';
import type { CartItemStatus } from '@upaj/contract/cart.schema';
import type { Category, Unit } from '@upaj/contract/crops.schema';
import type { Tx } from '../../db/transaction.ts';
import type { KeptPicture } from '../../platform/pictures/picture-views.ts';
import { leftOf } from './listing.ts';
import type { StockedListing, StockMovement, StockStore } from './stock.store.ts';

/** A listing as orders and carts see it; the price in paise for one U. */
export interface Goods {
  cropId: string;
  sellerId: string;
  name: string;
  category: Category;
  unit: Unit;
  price: number;
  /** Whole U that are left. */
  stock: number;
  /** What is left, in thousandths of a U and with broken ones. */
  thousandthsLeft: number;
  status: Exclude<CartItemStatus, 'gone'>;
  picture: KeptPicture | null;
}

/** A line of an order whose goods are moved; quantities in U. */
export interface MovedLine {
  lineId: string;
  /** Null once the listing is deleted: nothing is moved then. */
  cropId: string | null;
  unit: Unit;
  quantity: number;
  delivered: number | null;
}

export type Stock = ReturnType<typeof createStock>;

/** The stock of listings: what is left, reserved and handed over. Callers lock the listings first. */
export function createStock(deps: { store: StockStore; now: () => Date; today: () => string }) {
  const { store, now, today } = deps;
  const goodsById = (listings: readonly StockedListing[]) =>
    new Map(listings.map((listing) => [listing.id, goodsOf(listing, today())]));
  const move = (
    tx: Tx,
    kind: StockMovement['kind'],
    lines: readonly MovedLine[],
    amounts: (line: MovedLine) => { stock: number; reserved: number },
  ) =>
    store.move(
      tx,
      lines.flatMap((line) => {
        if (line.cropId === null) return [];
        const { stock, reserved } = amounts(line);
        const own = (units: number) => Math.sign(units) * inOwnUnit(Math.abs(units), line.unit);
        return [{ ...pick(line, line.cropId), kind, stock: own(stock), reserved: own(reserved) }];
      }),
      now(),
    );
  return {
    /** The listings with these ids by id; deleted ones are left out. */
    async goodsOf(cropIds: readonly string[], tx?: Tx): Promise<ReadonlyMap<string, Goods>> {
      return goodsById(cropIds.length > 0 ? await store.findMany(cropIds, tx) : []);
    },

    /** As `goodsOf`; locks the listings until the transaction ends, always in the order of their ids. */
    async goodsForUpdate(tx: Tx, cropIds: readonly string[]): Promise<ReadonlyMap<string, Goods>> {
      return goodsById(cropIds.length > 0 ? await store.findManyForUpdate(tx, cropIds) : []);
    },

    /** Reserves the ordered quantities; the database refuses more than there is. */
    reserve: (tx: Tx, lines: readonly MovedLine[]) =>
      move(tx, 'reserve', lines, ({ quantity }) => ({ stock: 0, reserved: quantity })),

    /** Gives reserved goods back, once for each line. */
    release: (tx: Tx, lines: readonly MovedLine[]) =>
      move(tx, 'release', lines, ({ quantity }) => ({ stock: 0, reserved: -quantity })),

    /** Takes what was handed over off the stock, and ends the reservation. */
    deliver: (tx: Tx, lines: readonly MovedLine[]) =>
      move(tx, 'deliver', lines, ({ quantity, delivered }) => ({
        stock: -(delivered ?? 0),
        reserved: -quantity,
      })),

    /** Corrects what was handed over; `before` has the delivered quantity of each line so far. */
    correct: (tx: Tx, lines: readonly MovedLine[], before: ReadonlyMap<string, number>) =>
      move(tx, 'correct', lines, ({ lineId, delivered }) => ({
        stock: (before.get(lineId) ?? 0) - (delivered ?? 0),
        reserved: 0,
      })),
  };
}

const pick = ({ lineId }: MovedLine, cropId: string) => ({ lineId, cropId });

function goodsOf(listing: StockedListing, today: string): Goods {
  const { id, quantity, reserved, isPaused, expiryDate, ...same } = listing;
  const left = leftOf({ quantity, reserved });
  const stock = tradeUnits(left, same.unit);
  const isExpired = statusOf(stock, expiryDate, today) === 'Expired';
  return {
    ...same,
    cropId: id,
    stock,
    thousandthsLeft: Math.floor((left * 1000) / inOwnUnit(1, same.unit)),
    status: isPaused ? 'paused' : isExpired ? 'expired' : 'available',
  };
}
