import type { ErrorCode, ErrorReply } from '@upaj/contract/errors';
import { problem } from '@upaj/contract/problems';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isLostConnection } from '../db/lost-connection.ts';
import { invalidField, Refusal } from './refusal.ts';

const codeByStatus: Record<number, ErrorCode> = {
  401: 'not_signed_in',
  403: 'not_allowed',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'unavailable',
};

/** The one shape in which every refusal leaves the house. */
export function errorReply({ code, message, fields }: Refusal): ErrorReply {
  return fields ? { success: false, message, code, fields } : { success: false, message, code };
}

/**
 * Whether Fastify itself refuses the request, or its caller hung up in the middle of it.
 * Libraries put a `statusCode` on errors too, and mean by it what they like.
 */
function isOfFastify(error: unknown): error is FastifyError {
  if (!(error instanceof Error) || !('code' in error) || !('statusCode' in error)) return false;
  return /^(FST_|ECONNRESET$)/.test(String(error.code));
}

/** Says what a thrown error means to the caller; what was not foreseen is internal and tells nothing. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status = isOfFastify(error) ? (error.statusCode ?? 500) : 500;
  if (!isOfFastify(error) || status >= 500) return faultOfOurs(error);
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupported();
  if (error.code === 'FST_ERR_BAD_URL') return invalidField('path', 'wrong_format');
  if (status === 413) return tooLarge('body');
  const code = codeByStatus[status];
  return code ? new Refusal(code, error.message, status) : invalidField('body', 'wrong_format');
}

function faultOfOurs(error: unknown): Refusal {
  return isLostConnection(error)
    ? new Refusal('unavailable', 'Upaj cannot be reached now. Please try again soon.', 503)
    : new Refusal('internal', 'Something went wrong. Please try again.', 500);
}

/** Refuses a body, or a file of it, that holds more bytes than allowed. */
export function tooLarge(field: string, limit?: number): Refusal {
  const fields = {
    [field]: { ...problem(field, 'too_large', limit), message: `${field} is too large` },
  };
  return new Refusal('too_large', `${field} is too large`, 413, fields);
}

/** Refuses a body of a kind that the call does not read. */
export function unsupported(): Refusal {
  return new Refusal('unsupported_media_type', 'This kind of body is not understood here', 415);
}

/** Translates whatever a handler threw, once. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toRefusal(error);
  if (refusal.status >= 500) request.log.error({ err: error }, 'failed');
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  return reply.code(refusal.status).send(errorReply(refusal));
}
