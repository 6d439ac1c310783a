import { eq } from 'drizzle-orm';
import { type OperatorCommand, UsageError } from '../../platform/modules/operator-command.ts';
import { orderView } from './order-view.ts';
import { createOrderStore } from './orders.store.ts';
import { orders } from './orders.tables.ts';

const rupees = (amount: number | null) => (amount === null ? '' : `₹${amount.toFixed(2)}`);
const columns = (...cells: (string | number | null)[]) => `  ${cells.filter(Boolean).join('  ')}`;

/** The operator's commands for orders. */
export const orderCommands: readonly OperatorCommand[] = [
  {
    words: 'orders show',
    argument: 'REFERENCE',
    pattern: /^UP-[0-9A-Z]{8}$/,
    async run(db, reference) {
      const rows = await db.select().from(orders).where(eq(orders.reference, reference));
      const [order] = await createOrderStore(db).full(rows);
      if (!order) throw new UsageError(`There is no order ${reference}.`);
      const view = orderView(order, { phone: null, upi: null }, new Map());
      return [
        `${reference} (${view._id}), placed ${view.createdAt}`,
        `status ${view.status}, payment ${view.paymentStatus}, total ${rupees(view.total)}`,
        `buyer ${view.buyerId ?? 'deleted'}, seller ${view.sellerId ?? 'deleted'}`,
        'Lines:',
        ...view.items.map(({ name, quantity, delivered, price, total }) =>
          columns(
            name,
            `${quantity} U at ${rupees(price)}`,
            delivered === null ? null : `${delivered} U delivered`,
            rupees(total),
          ),
        ),
        'History:',
        ...view.history.map(({ at, kind, by, reason, total }) =>
          columns(at, kind, `by ${by}`, rupees(total), reason),
        ),
        'Payments:',
        ...view.payments.map(({ at, kind, by, amount, reference: number, reason }) =>
          columns(at, kind, `by ${by}`, rupees(amount), number, reason),
        ),
      ].join('\n');
    },
  },
];
