import { ApiError, invalidField } from './api-error.ts';
import type { CartItemStatus } from './cart.schema.ts';
import type { Unit } from './crops.schema.ts';
import type { ChangedLine } from './error-reply.ts';
import { mostTradeUnits } from './limits.ts';
import type { Delivery } from './order-requests.schema.ts';
import { isDeliverable } from './orders.rules.ts';
import type { Order } from './orders.schema.ts';

/** A listing as it can be bought; the price in the unit of what it is compared with. */
interface Goods {
  sellerId: string;
  status: CartItemStatus;
  price: number;
  /** Whole U that are left. */
  stock: number;
}

/** Why goods cannot be put into the cart of a person; undefined if they can. */
export function cartProblem({ sellerId, status, stock }: Omit<Goods, 'price'>, personId: string) {
  if (sellerId === personId) return 'own_listing';
  if (status !== 'available') return 'listing_unavailable';
  return stock === 0 ? 'out_of_stock' : undefined;
}

/** The items of a checkout by listing, each once and where it first occurs. Throws for two prices of one listing. */
export function sumItems<Item extends { cropId: string; quantity: number; price: number }>(
  items: readonly Item[],
): Item[] {
  const byCrop = new Map<string, Item>();
  for (const item of items) {
    const before = byCrop.get(item.cropId);
    const quantity = (before?.quantity ?? 0) + item.quantity;
    if (before && before.price !== item.price) throw invalidField('items', 'wrong_format');
    if (quantity > mostTradeUnits) throw invalidField('items', 'too_big', mostTradeUnits);
    byCrop.set(item.cropId, { ...item, quantity });
  }
  return [...byCrop.values()];
}

/** The first reason why an item cannot be ordered as the buyer saw it; undefined if it can. */
export function changeOf(
  goods: Goods | undefined,
  wanted: { quantity: number; price: number },
  buyerId: string,
): ChangedLine['code'] | undefined {
  if (!goods || goods.status === 'gone') return 'gone';
  if (goods.sellerId === buyerId) return 'own_listing';
  if (goods.status !== 'available') return goods.status;
  if (goods.price !== wanted.price) return 'price_changed';
  return goods.stock < wanted.quantity ? 'not_enough_stock' : undefined;
}

// Without I, L, O and U, which are mistaken for other signs.
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new short name of an order, of which there are 10¹². */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `UP-${Array.from(bytes, (byte) => signs[byte % signs.length]).join('')}`;
}

/** Throws unless the items name every line of an order once. */
export function requireEveryLine(
  lineIds: readonly string[],
  items: readonly { lineId: string }[],
): void {
  const named = new Set(items.map(({ lineId }) => lineId));
  const isComplete = named.size === items.length && lineIds.every((id) => named.has(id));
  if (!isComplete || items.length !== lineIds.length) throw invalidField('items', 'wrong_format');
}

/** Throws unless the items of a proposal name every line of an order once, and leave something of it. */
export function requireAmendable(
  lineIds: readonly string[],
  items: readonly { lineId: string; quantity: number }[],
): void {
  requireEveryLine(lineIds, items);
  if (items.every(({ quantity }) => quantity === 0)) throw invalidField('items', 'too_few', 1);
}

/** The U of each line that were handed over, by the ids of the lines. Throws if they cannot have been. */
export function requireDeliverable(
  lines: readonly { lineId: string; unit: Unit; quantity: number }[],
  handover: Order['handover'],
  { items, code, reason }: Pick<Delivery, 'items' | 'code' | 'reason'>,
): ReadonlyMap<string, number> {
  if (code === undefined && handover === 'objected') throw invalidField('code', 'required');
  if (code === undefined && reason === undefined) throw invalidField('reason', 'required');
  requireEveryLine(
    lines.map(({ lineId }) => lineId),
    items,
  );
  const delivered = new Map(items.map((item) => [item.lineId, item.delivered]));
  for (const { lineId, unit, quantity } of lines) {
    const now = delivered.get(lineId) ?? 0;
    if (!isDeliverable(now, unit)) throw invalidField('items', 'wrong_format');
    // Only the buyer can agree to more than was ordered.
    if (code === undefined && now > quantity) throw invalidField('items', 'too_big', quantity);
  }
  if (items.every((item) => item.delivered === 0)) throw invalidField('items', 'too_few', 1);
  return delivered;
}

/** Throws `order_terms_changed` unless this is what the other side saw, in the same unit of money. */
export function requireSeen(now: number, seen: number): void {
  if (now !== seen) throw new ApiError('order_terms_changed');
}

/** The proposal that was seen; throws `order_state` without one, and `order_terms_changed` if there is another one. */
export function requireProposal<Amendment extends { id: string }>(
  amendment: Amendment | null,
  proposalId: string,
): Amendment {
  if (!amendment) throw new ApiError('order_state');
  if (amendment.id !== proposalId) throw new ApiError('order_terms_changed');
  return amendment;
}
