import type { CartChange, CartChanges } from './cart-changes.ts';

/** How a change ended; `error` if the server did not take it. */
export interface WriteResult {
  error?: unknown;
}

type Send = (cropId: string, change: CartChange) => Promise<WriteResult>;

/** A change that waits for its turn. */
interface Waiting {
  change: CartChange;
  isDue: boolean;
  finish: (result: WriteResult) => void;
}

/**
 * Sends the changes of a cart one after the other: each reply is a whole cart, and the last one must be the newest. Of
 * several changes to one listing the last one is sent.
 */
export class CartQueue {
  #changes: CartChanges = new Map();
  readonly #waiting = new Map<string, Waiting>();
  readonly #listeners = new Set<() => void>();
  readonly #send: Send;
  #isSending = false;
  #underWay: Promise<void> | undefined;

  constructor(send: Send) {
    this.#send = send;
  }

  /** All that is not stored yet. */
  readonly changes = (): CartChanges => this.#changes;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows a change at once and sends it after `delay` ms, unless a newer one of the same listing replaces it. */
  set(cropId: string, change: CartChange, delay = 0): Promise<WriteResult> {
    this.#waiting.get(cropId)?.finish({});
    this.#publish(new Map(this.#changes).set(cropId, change));
    return new Promise((finish) => {
      const own: Waiting = { change, isDue: delay === 0, finish };
      this.#waiting.set(cropId, own);
      if (own.isDue) return this.#start();
      setTimeout(() => {
        own.isDue = true;
        this.#start();
      }, delay);
    });
  }

  /** Sends at once what waits for its delay. */
  readonly flush = (): void => {
    for (const one of this.#waiting.values()) one.isDue = true;
    this.#start();
  };

  /** Resolves when nothing waits and nothing is under way. */
  async settled(): Promise<void> {
    while (this.#waiting.size > 0 || this.#isSending) {
      this.flush();
      await this.#underWay;
    }
  }

  /** Drops what another user has left. */
  forget(): void {
    for (const { finish } of this.#waiting.values()) finish({});
    this.#waiting.clear();
    this.#publish(new Map());
  }

  #publish(next: CartChanges): void {
    this.#changes = next;
    for (const listener of this.#listeners) listener();
  }

  #start(): void {
    if (this.#isSending) return;
    this.#isSending = true;
    this.#underWay = this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    const next = () => [...this.#waiting].find(([, { isDue }]) => isDue);
    for (let due = next(); due; due = next()) await this.#sendOne(...due);
    this.#isSending = false;
  }

  async #sendOne(cropId: string, { change, finish }: Waiting): Promise<void> {
    this.#waiting.delete(cropId);
    const result = await this.#send(cropId, change);
    // A newer change of the same listing decides what is shown, and whether it has failed.
    const isLast = this.#changes.get(cropId) === change;
    if (isLast) this.#publish(new Map([...this.#changes].filter(([id]) => id !== cropId)));
    finish(isLast ? result : {});
  }
}
