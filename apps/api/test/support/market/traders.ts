import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Crop } from '@upaj/contract/crops.schema';
import type { Order } from '@upaj/contract/orders.schema';
import { listingForm, smallPicture, writeForm } from '../listings.ts';
import { checkoutForm, handedOver } from '../orders.ts';
import { password, signUpForm } from '../sign-up.ts';

const PAUSE = 20;
const PATIENCE = 10_000;
const MOST_TRIES = 1000;
const json = { 'content-type': 'application/json' };

/** A person, and the headers of their requests. */
export interface Trader {
  userId: string;
  headers: { authorization: string };
}

interface Reply {
  status: number;
  body: { data: unknown };
}

interface Sent {
  who: Pick<Trader, 'headers'> | undefined;
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Buyers who trade with two sellers through several servers, in a loop, and repeat what was not answered. */
export class Traders {
  /** The orders of each checkout, by its key, as a server has acknowledged them. */
  readonly placed = new Map<string, string[]>();
  /** Orders whose handover was acknowledged. */
  readonly delivered = new Set<string>();
  /** Orders whose payment claim was acknowledged. */
  readonly claimed = new Set<string>();
  /** Requests that got no answer, or the answer that the database is away. */
  lost = 0;
  private next = 0;
  private reference = 400_000_000_000;
  private isOver = false;
  private buying: Promise<void>[] = [];
  private sellers = new Map<string, Trader>();
  private goods: Crop[] = [];

  constructor(readonly addresses: string[]) {}

  /** Signs up everybody, and begins. */
  async begin(buyers: number): Promise<void> {
    for (let seller = 0; seller < 2; seller += 1) await this.openShop();
    const people = await Promise.all(Array.from({ length: buyers }, () => this.signUp()));
    this.buying = people.map((person, at) => this.buy(person, at));
  }

  /** Lets everybody finish what they are at. */
  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.buying);
  }

  async signUp(): Promise<Trader> {
    const sent = {
      who: undefined,
      method: 'POST',
      path: 'user/signup',
      body: signUpForm(),
    } as const;
    const { body } = await this.send(sent);
    const { userId, token } = body as unknown as { userId: string; token: string };
    return { userId, headers: { authorization: `Bearer ${token}` } };
  }

  /** Signs up a seller with one listing. */
  async openShop(): Promise<Trader> {
    const who = await this.signUp();
    const { userId } = who;
    const account = { bank: 'Gramin Bank', accountNo: '123456789012', ifscCode: 'SBIN0000123' };
    await this.send({ who, method: 'POST', path: 'seller', body: { userId, ...account } });
    const upi = { upi: 'asha@sbi', password };
    await this.send({ who, method: 'PATCH', path: `seller/${userId}`, body: upi });
    const form = writeForm([
      ...Object.entries(listingForm(userId, { expiryDate: '2999-12-31', quantity: '900000' })),
      ['images', { filename: 'a.jpg', bytes: await smallPicture() }],
    ]);
    const reply = await fetch(`${this.addresses[0]}/api/v1/crops`, {
      method: 'POST',
      body: new Uint8Array(form.payload),
      headers: { ...form.headers, ...who.headers },
    });
    const { data } = (await reply.json()) as { data: Crop };
    this.goods.push(data);
    this.sellers.set(userId, who);
    return who;
  }

  private async buy(buyer: Trader, at: number): Promise<void> {
    while (!this.isOver) {
      const isUpi = at % 2 === 1;
      const orders = await this.checkOut(buyer, isUpi ? 'upi' : 'on-delivery');
      for (const order of orders) await this.trade(buyer, order, isUpi);
    }
  }

  /** Orders from every seller; without an answer it asks by the key before it tries again. */
  async checkOut(who: Trader, payment: string): Promise<Order[]> {
    const key = randomUUID();
    const body = checkoutForm(
      this.goods.map((crop) => ({ crop })),
      { payment },
    );
    const headers = { 'idempotency-key': key };
    for (;;) {
      const reply = await this.once({ who, method: 'POST', path: 'orders', body, headers });
      const isPlaced = reply?.status === 201;
      if (reply && !isPlaced) throw new Error(JSON.stringify(reply));
      const found = reply ?? (await this.send({ who, method: 'GET', path: `checkouts/${key}` }));
      if (!isPlaced && found.status === 404) continue;
      const orders = found.body.data as Order[];
      this.placed.set(
        key,
        orders.map(({ _id }) => _id),
      );
      return orders;
    }
  }

  private async trade(buyer: Trader, order: Order, isUpi: boolean): Promise<void> {
    const seller = this.sellers.get(order.sellerId ?? '');
    if (!seller) throw new Error('This order has no seller');
    const path = `orders/${order._id}`;
    if (isUpi) {
      this.reference += 1;
      const body = { reference: String(this.reference), amount: order.total };
      const isClaimed = ({ payments }: Order) => payments.length > 0;
      await this.take(buyer, `${path}/payment/claim`, body, isClaimed);
      this.claimed.add(order._id);
    }
    for (const action of ['accept', 'pack'] as const)
      await this.take(seller, `${path}/${action}`, { total: order.total }, hasHappened(action));
    const code = await this.send({ who: buyer, method: 'GET', path: `${path}/handover-code` });
    const delivery = {
      ...handedOver(order),
      ...(code.body.data as { code: string }),
      paid: order.total,
    };
    await this.take(seller, `${path}/deliver`, delivery, hasHappened('deliver'));
    this.delivered.add(order._id);
  }

  /** Takes a step; without an answer it looks whether the step was taken before it tries again. */
  private async take(
    who: Trader,
    path: string,
    body: object,
    isTaken: (order: Order) => boolean,
  ): Promise<void> {
    const [orders = '', id = ''] = path.split('/');
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const reply = await this.once({ who, method: 'POST', path, body });
      if (reply?.status === 200) return;
      const { body: found } = await this.send({ who, method: 'GET', path: `${orders}/${id}` });
      if (isTaken(found.data as Order)) return;
      if (reply) throw new Error(`${path}: ${JSON.stringify(reply)}`);
    }
  }

  /** Sends until there is an answer. */
  private async send(sent: Sent): Promise<Reply> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const reply = await this.once(sent);
      if (reply) return reply;
      await wait(PAUSE);
    }
    throw new Error(`No answer: ${sent.path}`);
  }

  /** Sends to the next server; undefined without an answer. */
  private async once({ who, method, path, body, headers }: Sent): Promise<Reply | undefined> {
    this.next += 1;
    const address = this.addresses[this.next % this.addresses.length];
    try {
      const reply = await fetch(`${address}/api/v1/${path}`, {
        method,
        headers: { ...who?.headers, ...(body && json), ...headers },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const read = (await reply.json()) as Reply['body'];
      if (reply.status < 500) return { status: reply.status, body: read };
      if (reply.status !== 503) throw new Fault(`${path}: ${JSON.stringify(read)}`);
    } catch (error) {
      if (error instanceof Fault) throw error;
    }
    this.lost += 1;
    return undefined;
  }
}

/** An answer that no crash explains. */
class Fault extends Error {}

const hasHappened =
  (kind: string) =>
  ({ history }: Order) =>
    history.some((event) => event.kind === kind);
