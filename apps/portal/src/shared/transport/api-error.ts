import type { ErrorReply } from '@upaj/contract/error-reply';

interface Failed {
  status?: unknown;
  retryAfter?: unknown;
  data?: unknown;
}

const isReply = (data: unknown): data is ErrorReply =>
  typeof data === 'object' && data !== null && 'success' in data && 'code' in data;

/** The server's own words about a failed call, or nothing when it could not be reached. */
export function getApiError(error: unknown): ErrorReply | undefined {
  const data = (error as Failed | undefined)?.data;
  return isReply(data) ? data : undefined;
}

/** Whether the backend is at fault: it was not reached, or it answered 5xx. */
export function isBackendDown(error: unknown): boolean {
  const status = (error as Failed | undefined)?.status;
  return typeof status !== 'number' || status >= 500;
}

/** Whether anything came back from the server or from what stands before it, even if it was not understood. */
export function hasResponse(error: unknown): boolean {
  const { status } = Object(error) as Failed;
  return typeof status === 'number' || status === 'PARSING_ERROR';
}

/** Adds to a failed call how long the server wants to be left alone: the text of its header, in seconds. */
export function withRetryAfter<E extends object>(error: E, retryAfter: string | null | undefined) {
  const wait = Number(retryAfter);
  return wait > 0 ? { ...error, retryAfter: wait } : error;
}

/** How many seconds the server wants to be left alone, if it said so. */
export function getRetryAfter(error: unknown): number | undefined {
  const wait = (error as Failed | undefined)?.retryAfter;
  return typeof wait === 'number' ? wait : undefined;
}
