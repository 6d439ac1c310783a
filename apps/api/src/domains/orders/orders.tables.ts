import type { Category, Unit } from '@upaj/contract/crops.schema';
import type {
  Handover,
  OrderAction,
  OrderAddress,
  OrderStatus,
  PaymentEntryKind,
  PaymentMethod,
  PaymentStatus,
} from '@upaj/contract/orders.schema';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestampMs } from '../../db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { crops } from '../crops/crops.tables.ts';

/** A proposal of the seller, as it waits for the buyer; prices in paise. */
export interface StoredAmendment {
  id: string;
  items: { lineId: string; quantity: number; price: number }[];
  reason: string;
  /** ISO 8601. */
  at: string;
}

const paise = (name: string) => bigint(name, { mode: 'number' });

/** Orders: one seller, one buyer. Status and totals are computed from lines, events and payment entries. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    reference: text('reference').notNull().unique(),
    /** Null once the account is deleted, as are names and address. */
    buyerId: uuid('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    sellerId: uuid('seller_id').references(() => users.id, { onDelete: 'set null' }),
    /** Names as they were when it was placed. */
    buyerName: text('buyer_name'),
    sellerName: text('seller_name'),
    address: jsonb('address').$type<OrderAddress>(),
    status: text('status').$type<OrderStatus>().notNull(),
    payment: text('payment').$type<PaymentMethod>().notNull(),
    /** Whether nothing vouched for the buyer when it was placed; it then expires sooner. */
    isNewBuyer: boolean('is_new_buyer').notNull().default(false),
    /** Computed from the payment entries whenever they or the total change. */
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
    /** Paise for the lines of the revision. */
    total: paise('total').notNull(),
    /** The revision of the lines that count; an accepted amendment adds one. */
    revision: smallint('revision').notNull().default(0),
    handover: text('handover').$type<Handover>(),
    objectUntil: timestampMs('object_until'),
    amendment: jsonb('amendment').$type<StoredAmendment>(),
    /** Wrong handover codes so far. */
    codeTries: smallint('code_tries').notNull().default(0),
    /** The Idempotency-Key that placed it. */
    checkoutKey: text('checkout_key'),
    createdAt: timestampMs('created_at').notNull(),
    updatedAt: timestampMs('updated_at').notNull(),
    deliveredAt: timestampMs('delivered_at'),
    /** When it was rejected, cancelled or expired. */
    cancelledAt: timestampMs('cancelled_at'),
  },
  (table) => [
    check('orders_total_not_negative', sql`${table.total} >= 0`),
    uniqueIndex('orders_checkout')
      .on(table.buyerId, table.checkoutKey, table.sellerId)
      .where(sql`${table.checkoutKey} is not null`),
    // The total comes last, so that figures are added up within the index.
    index('orders_buyer').on(table.buyerId, table.createdAt, table.id),
    index('orders_buyer_status').on(
      ...([table.buyerId, table.status, table.createdAt, table.id, table.total] as const),
    ),
    index('orders_seller').on(table.sellerId, table.createdAt, table.id),
    index('orders_seller_status').on(
      ...([table.sellerId, table.status, table.createdAt, table.id, table.total] as const),
    ),
    index('orders_seller_delivered')
      .on(table.sellerId, table.deliveredAt, table.id)
      .where(sql`${table.deliveredAt} is not null`),
    index('orders_seller_cancelled')
      .on(table.sellerId, table.cancelledAt)
      .where(sql`${table.cancelledAt} is not null`),
    index('orders_reported').on(table.objectUntil).where(sql`${table.handover} = 'reported'`),
    index('orders_waiting')
      .on(table.isNewBuyer, table.createdAt, table.id)
      .where(sql`${table.status} = 'placed' and ${table.paymentStatus} = 'unpaid'`),
  ],
);

/** What each seller has delivered in each month; computed from the orders whenever one is delivered. */
export const sellerSales = pgTable(
  'seller_sales',
  {
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** First day of the month in India. */
    month: date('month', { mode: 'string' }).notNull(),
    /** Delivered U. */
    units: numeric('units', { precision: 14, scale: 3, mode: 'number' }).notNull(),
    /** Paise for them. */
    amount: paise('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sellerId, table.month] }),
    index('seller_sales_month').on(table.month, table.sellerId, table.units),
  ],
);

/** Who has received goods from whom in which month, by a handover that is final; what top sellers are counted by. */
export const sellerBuyers = pgTable(
  'seller_buyers',
  {
    /** First day of the month in India. */
    month: date('month', { mode: 'string' }).notNull(),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    buyerId: uuid('buyer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.sellerId, table.buyerId] }),
    index('seller_buyers_seller').on(table.sellerId),
    index('seller_buyers_buyer').on(table.buyerId),
  ],
);

/** What was ordered: snapshots of listings. Only the delivered quantity is set later. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    revision: smallint('revision').notNull(),
    position: smallint('position').notNull(),
    cropId: uuid('crop_id').references(() => crops.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    category: text('category').$type<Category>().notNull(),
    unit: text('unit').$type<Unit>().notNull(),
    /** The file outlives the listing. */
    pictureId: uuid('picture_id'),
    pictureWidth: integer('picture_width'),
    pictureHeight: integer('picture_height'),
    /** Paise for one U. */
    price: paise('price').notNull(),
    /** Ordered and delivered U. */
    quantity: integer('quantity').notNull(),
    delivered: numeric('delivered', { precision: 9, scale: 3, mode: 'number' }),
    /** Paise; follows the delivered quantity. */
    total: paise('total').notNull(),
  },
  (table) => [
    unique('order_lines_in_order').on(table.orderId, table.revision, table.position),
    check('order_lines_quantity', sql`${table.quantity} between 1 and 10000`),
    check('order_lines_price', sql`${table.price} > 0`),
    check('order_lines_delivered', sql`${table.delivered} >= 0`),
    index('order_lines_crop').on(table.cropId),
    index('order_lines_picture').on(table.pictureId),
  ],
);

/** Who did what with an order, and when; append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<OrderAction | 'place'>().notNull(),
    by: text('by').$type<'buyer' | 'seller' | 'system'>().notNull(),
    /** The person; null for the system. */
    actorId: uuid('actor_id'),
    at: timestampMs('at').notNull(),
    reason: text('reason'),
    /** Paise of the order after it; null if it leaves the total as it is. */
    total: paise('total'),
  },
  (table) => [index('order_events_order').on(table.orderId, table.id)],
);

/** What buyer and seller have said about the money of an order; append-only. */
export const paymentEntries = pgTable(
  'payment_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The seller of the order, duplicated for the uniqueness of claims. */
    sellerId: uuid('seller_id'),
    kind: text('kind').$type<PaymentEntryKind>().notNull(),
    by: text('by').$type<'buyer' | 'seller'>().notNull(),
    actorId: uuid('actor_id'),
    at: timestampMs('at').notNull(),
    /** Paise. */
    amount: paise('amount').notNull(),
    /** Number of the UPI transaction. */
    reference: text('reference'),
    reason: text('reason'),
  },
  (table) => [
    index('payment_entries_order').on(table.orderId, table.id),
    uniqueIndex('payment_entries_claim')
      .on(table.sellerId, table.reference)
      .where(sql`${table.kind} = 'claimed'`),
    check('payment_entries_amount', sql`${table.amount} > 0`),
  ],
);
