import {
  ApiError,
  errorReplyOf,
  invalidField,
  notSignedIn,
  tooLarge,
} from '@upaj/contract/api-error';
import type { ErrorCode } from '@upaj/contract/error-reply';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '../../db/full-disk.ts';
import { isDatabaseUnavailable, isTooSlow } from '../../db/unavailable.ts';
import { missingRecord } from '../../db/violations.ts';

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

// A lost embedded database is restarted within this time.
const RETRY_AFTER = 5;
const TOO_SLOW = 'This takes too long just now. Please try again soon.';

/**
 * Whether Fastify itself rejects the request, or the client closed the connection.
 * Libraries put a `statusCode` on errors too, with other meanings.
 */
function isFastifyError(error: unknown): error is FastifyError {
  if (!(error instanceof Error) || !('code' in error) || !('statusCode' in error)) return false;
  return /^(FST_|ECONNRESET$)/.test(String(error.code));
}

/** Maps a thrown error to the response for this caller; an unexpected error is internal and gives no details. */
export function toApiError(error: unknown, callerId?: string): ApiError {
  if (error instanceof ApiError) return error;
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500;
  if (!isFastifyError(error) || status >= 500) return internalError(error, callerId);
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new ApiError('unsupported_media_type');
  if (error.code === 'FST_ERR_BAD_URL') return invalidField('path', 'wrong_format');
  if (status === 413) return tooLarge('body');
  const code = codeByStatus[status];
  return code
    ? new ApiError(code, { message: error.message })
    : invalidField('body', 'wrong_format');
}

function internalError(error: unknown, callerId: string | undefined): ApiError {
  // The caller's account was deleted after the request was authenticated. The deleted account of another user is no reason to sign out the caller.
  if (callerId !== undefined && missingRecord(error)?.key.includes(callerId)) return notSignedIn();
  if (isDiskFull(error)) return new ApiError('storage_full');
  if (isTooSlow(error)) return new ApiError('unavailable', { message: TOO_SLOW });
  return new ApiError(isDatabaseUnavailable(error) ? 'unavailable' : 'internal');
}

/** The error handler of the server. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const apiError = toApiError(error, request.person?.id);
  const { status, body } = errorReplyOf(apiError);
  // Expected errors have their log line with the status; a flood of them must not fill the log with traces.
  if (status >= 500 && apiError !== error) request.log.error({ err: error }, 'failed');
  const retryAfter = apiError.retryAfter ?? (status === 503 ? RETRY_AFTER : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).send(body);
}
