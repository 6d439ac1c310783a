import * as z from 'zod/mini';
import { ProviderError, type ProviderFailure } from '../provider-error.ts';

/** Names the provider in errors. */
export const geminiName = 'Gemini';

/** The provider refuses to answer a question, or to go on with its answer. */
export class AnswerBlocked extends Error {
  override readonly name = 'AnswerBlocked';
}

/** How the library reports a reply with an error status. */
const FailedReply = z.object({
  status: z.number(),
  errorDetails: z.optional(z.array(z.object({ retryDelay: z.optional(z.string()) }))),
});

/**
 * An error of the provider's library as one of ours. Its text is dropped: it may hold what the person has asked or what
 * the provider has sent.
 */
export function toProviderError(error: unknown, isLate: boolean): ProviderError | AnswerBlocked {
  if (error instanceof AnswerBlocked) return error;
  if (isLate) return new ProviderError(geminiName, 'timeout');
  if (error instanceof ProviderError) return error;
  const { data: reply } = z.safeParse(FailedReply, error);
  if (reply?.status === 429) {
    const rest = reply.errorDetails?.find(({ retryDelay }) => retryDelay)?.retryDelay;
    return new ProviderError(geminiName, 'too many', secondsOf(rest));
  }
  if (reply) return new ProviderError(geminiName, reply.status >= 500 ? 'broken' : 'refused');
  return new ProviderError(geminiName, failureOf(error));
}

/** The library tells failures apart by their text alone. */
function failureOf(error: unknown): ProviderFailure {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('Error fetching')) return 'unreachable';
  // The second one is how Node reports a reply that breaks off.
  const isBroken = message.includes('Error reading') || message === 'terminated';
  return isBroken ? 'broken' : 'nonsense';
}

/** Seconds of a duration such as `37s` or `1.5s`. */
function secondsOf(duration: string | undefined): number | undefined {
  const seconds = Number.parseFloat(duration ?? '');
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined;
}
