import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError, notFound } from '@upaj/contract/api-error';
import { requireDeliverable } from '@upaj/contract/order-checks';
import type { Delivery, Objection } from '@upaj/contract/order-requests.schema';
import { mostCodeTries, objectionHours } from '@upaj/contract/orders.rules';
import { lineTotal, orderTotals } from '@upaj/contract/totals.rules';
import type { Person } from '../../platform/access/person.ts';
import type { DomainServices } from '../../platform/modules/domain-module.ts';
import type { OrderLine, OrderRecord, OrderRow } from './order-record.ts';
import {
  actorIs,
  cropIds,
  moved,
  type Step,
  type StepContext,
  type TakeStep,
} from './order-step.ts';
import { requireAmount, requireTotal } from './order-terms.ts';

const HOUR = 60 * 60 * 1000;

export type Handovers = ReturnType<typeof createHandovers>;

/** The handover of the goods: what was delivered, and whether the buyer agrees. */
export function createHandovers(
  deps: TakeStep & {
    services: Pick<DomainServices, 'crops'>;
    /** The secrets that codes are made of; the first makes them, all are accepted. */
    secrets: readonly string[];
  },
) {
  const { takeStep, services, secrets } = deps;
  const isCode = (id: string, typed: string) =>
    secrets.some((secret) => timingSafeEqual(Buffer.from(codeOf(id, secret)), Buffer.from(typed)));

  /** Checks what the seller has entered, and gives the lines with it. */
  function deliveredLines({ lines, handover }: OrderRecord, sent: Delivery): OrderLine[] {
    const facts = lines.map(({ id: lineId, unit, quantity }) => ({ lineId, unit, quantity }));
    const quantities = requireDeliverable(facts, handover, sent);
    return lines.map((line) => {
      const delivered = quantities.get(line.id) ?? 0;
      return { ...line, delivered, total: lineTotal(line.price, delivered) };
    });
  }

  /** Takes the goods off the stock, or corrects what was taken off. */
  async function moveStock({ tx, order }: StepContext, lines: readonly OrderLine[]) {
    const { stock } = services.crops;
    const goods = await stock.goodsForUpdate(tx, cropIds(lines));
    const taken = new Map(order.lines.map((line) => [line.id, line.delivered ?? line.quantity]));
    for (const { id, cropId, delivered } of lines) {
      const more = Math.round(((delivered ?? 0) - (taken.get(id) ?? 0)) * 1000);
      if (more > 0 && more > (goods.get(cropId ?? '')?.thousandthsLeft ?? 0))
        throw new ApiError('out_of_stock');
    }
    if (order.status === 'delivered') await stock.correct(tx, moved(lines), taken);
    else await stock.deliver(tx, moved(lines));
  }

  /** What the seller confirms to have received; throws `order_terms_changed` if another amount is due. */
  function paidAtHandover({ order }: StepContext, total: number, paid: number, sellerId: string) {
    const delivered = { ...order, status: 'delivered', total } as const;
    const amount = requireAmount('confirm-payment', delivered, paid);
    const said = { kind: 'confirmed', by: 'seller', actorId: sellerId, amount } as const;
    return amount > 0 ? [{ ...said, reference: null, reason: null }] : [];
  }

  async function handOver(context: StepContext, sent: Delivery, sellerId: string): Promise<Step> {
    const { order, at } = context;
    const { code, reason, paid } = sent;
    const lines = deliveredLines(order, sent);
    const { total } = orderTotals(lines);
    requireTotal({ total }, sent);
    const entries = paid === null ? [] : paidAtHandover(context, total, paid, sellerId);
    if (code !== undefined && order.codeTries >= mostCodeTries)
      throw new ApiError('handover_code_locked');
    if (code !== undefined && !isCode(order.id, code))
      return {
        refusal: new ApiError('handover_code_wrong'),
        change: { codeTries: order.codeTries + 1 },
      };
    await moveStock(context, lines);
    const objectUntil = new Date(at.getTime() + objectionHours * HOUR);
    return {
      delivered: lines,
      reason: reason ?? null,
      entries,
      change: {
        handover: code === undefined ? 'reported' : 'agreed',
        objectUntil: code === undefined ? objectUntil : null,
        deliveredAt: order.deliveredAt ?? at,
      },
    };
  }

  return {
    /** The buyer's code, while there is a handover to come. */
    codeFor({ id, status, handover }: OrderRow): string {
      const isToCome = status === 'accepted' || status === 'packed' || handover === 'objected';
      const [secret = ''] = secrets;
      if (!isToCome) throw notFound('Handover code');
      return codeOf(id, secret);
    },

    /** Records the handover. Throws `handover_code_wrong`, and `handover_code_locked` after five wrong codes. */
    deliver: (person: Person, id: string, sent: Delivery) =>
      takeStep(actorIs(person.id, 'seller'), id, 'deliver', (context) =>
        handOver(context, sent, person.id),
      ),

    /** Objects to a handover without a code; the correction needs the code, so it can be tried again. */
    object: (person: Person, id: string, { reason, ...seen }: Objection) =>
      takeStep(actorIs(person.id, 'buyer'), id, 'object', async ({ order }) => {
        requireTotal(order, seen);
        return { reason, change: { handover: 'objected', objectUntil: null, codeTries: 0 } };
      }),
  };
}

/** The four digits of an order: always the same, so that the buyer's phone needs no connection. */
function codeOf(id: string, secret: string): string {
  const digest = createHmac('sha256', secret).update(`handover ${id}`).digest();
  return String(digest.readUInt32BE() % 10_000).padStart(4, '0');
}
