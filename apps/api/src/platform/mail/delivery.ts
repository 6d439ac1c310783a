/** A message as it goes out. */
export interface Envelope {
  /** Stays the same when the same message is delivered again. */
  id: string;
  from: string;
  to: string;
  writtenAt: Date;
  /** The whole message as RFC 5322 wants it. */
  bytes: Buffer;
}

/** A way for messages to leave the house. */
export interface Delivery {
  /** Hands one message over; throws `Hopeless` when it was refused for good. */
  deliver(envelope: Envelope, signal: AbortSignal): Promise<void>;
}
