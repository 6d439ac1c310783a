/** A composed message. */
export interface Envelope {
  /** The same for every delivery of the same message. */
  id: string;
  from: string;
  to: string;
  writtenAt: Date;
  /** The whole message in the format of RFC 5322. */
  bytes: Buffer;
}

/** Delivers messages. */
export interface Delivery {
  /** Delivers one message; throws `NonRetryableError` when it was rejected permanently. */
  deliver(envelope: Envelope, signal: AbortSignal): Promise<void>;
}
