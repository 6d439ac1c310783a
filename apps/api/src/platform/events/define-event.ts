import { type $ZodType, type output, parse } from 'zod/v4/core';
import type { Tx } from '../../db/transaction.ts';

/** A kind of event. Payloads name things by id and carry no personal data: they outlive what they tell of. */
export interface EventType<S extends $ZodType> {
  /** Subject and past-tense verb: `order.placed`. */
  type: string;
  schema: S;
}

/** What a handler learns beside the payload. */
export interface EventMeta {
  id: number;
  publishedAt: Date;
  /** Empty when the subscriber names no recipients. */
  recipient: string;
  /** 1 for the first try. */
  attempt: number;
}

/** What is done when an event has been published, by one process, in a transaction of its own. */
export interface Subscriber {
  type: string;
  /** Unique among the subscribers of an event; by convention `domain/channel`: `notifications/push`. */
  name: string;
  /** Whom it is done for, each apart; once for the event itself when undefined. */
  recipients?: (tx: Tx, payload: unknown) => Promise<readonly string[]>;
  handle: (tx: Tx, payload: unknown, meta: EventMeta) => Promise<void>;
}

/** Names a kind of event and what it carries. */
export function defineEvent<S extends $ZodType>(type: string, schema: S): EventType<S> {
  return { type, schema };
}

/**
 * Names what is done after an event. What `handle` writes through `tx` is done exactly once for each recipient;
 * anything else is repeated after a crash, so external effects belong into a job that `handle` enqueues.
 */
export function defineSubscriber<S extends $ZodType>(
  { type, schema }: EventType<S>,
  subscriber: {
    name: string;
    recipients?: (tx: Tx, payload: output<S>) => Promise<readonly string[]>;
    handle: (tx: Tx, payload: output<S>, meta: EventMeta) => Promise<void>;
  },
): Subscriber {
  const { name, recipients, handle } = subscriber;
  return {
    type,
    name,
    ...(recipients && {
      recipients: async (tx, payload) => recipients(tx, parse(schema, payload)),
    }),
    handle: async (tx, payload, meta) => handle(tx, parse(schema, payload), meta),
  };
}
