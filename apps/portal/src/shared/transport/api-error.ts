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

/** Whether the backend failed: it was not reached, or it responded with 5xx. */
export function isBackendDown(error: unknown): boolean {
  const status = (error as Failed | undefined)?.status;
  return typeof status !== 'number' || status >= 500;
}

/** Whether the server or a proxy responded, even if the response could not be parsed. */
export function hasResponse(error: unknown): boolean {
  const { status } = Object(error) as Failed;
  return typeof status === 'number' || status === 'PARSING_ERROR';
}

/** Adds to a failed call how long the server wants to be left alone: the text of its header, in seconds. */
export function withRetryAfter<E extends object>(error: E, retryAfter: string | null | undefined) {
  const wait = Number(retryAfter);
  return wait > 0 ? { ...error, retryAfter: wait } : error;
}

/** The `Retry-After` of the server in seconds, if it sent one. */
export function getRetryAfter(error: unknown): number | undefined {
  const wait = (error as Failed | undefined)?.retryAfter;
  return typeof wait === 'number' ? wait : undefined;
}
