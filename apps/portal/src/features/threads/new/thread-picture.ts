import type { FieldError } from '@upaj/contract/error-reply';

/** A picture that the server has. */
export interface SentPicture {
  id: string;
  name: string;
  url: string;
  /** In milliseconds since 1970. */
  sentAt: number;
}

/** A picture of a new discussion. */
export interface NewPicture {
  /** Also the idempotency key of its upload. */
  key: string;
  name: string;
  state: 'waiting' | 'sending' | 'failed' | 'sent';
  /** 0 to 1 while it is sent. */
  progress: number;
  /** The chosen file; a picture that a draft has brought back has none. */
  file?: File;
  /** Set once it is sent. */
  sent?: SentPicture;
  /** Why it was not sent. */
  error?: unknown;
}

/** What is wrong with the pictures: one was not sent, or the server refuses them. */
export type PictureFault = FieldError | 'missing';

/** The server removes what no discussion shows within a day; an hour is left for the rest of the writing. */
const keptMs = 23 * 60 * 60 * 1000;

/** The pictures of a draft that the server still has. */
export function keptPictures(draft: Record<string, unknown> | undefined): NewPicture[] {
  // Written by this page alone.
  const kept = Array.isArray(draft?.pictures) ? (draft.pictures as SentPicture[]) : [];
  return kept
    .filter(({ sentAt }) => Date.now() - sentAt < keptMs)
    .map((sent) => ({ key: sent.id, name: sent.name, state: 'sent', progress: 1, sent }));
}

/** What the draft keeps of the pictures. */
export const sentOf = (pictures: readonly NewPicture[]): SentPicture[] =>
  pictures.flatMap(({ sent }) => sent ?? []);
