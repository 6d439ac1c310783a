import * as z from 'zod/mini';
import { ProviderError } from '../provider-error.ts';
import { AnswerBlocked, geminiName } from './gemini-errors.ts';

/** The reason for which the provider ends a complete answer; one that has grown too long breaks off. */
const WHOLE = 'STOP';
const TOO_LONG = 'MAX_TOKENS';

/** A reply of the provider, or a piece of one, as far as it is used. */
const Reply = z.object({
  candidates: z.optional(
    z.array(
      z.object({
        content: z.optional(
          z.object({
            parts: z.optional(z.array(z.object({ text: z.optional(z.string()) }))),
          }),
        ),
        finishReason: z.optional(z.string()),
      }),
    ),
  ),
  promptFeedback: z.optional(z.object({ blockReason: z.optional(z.string()) })),
});

/**
 * The text of a reply, or of a piece of one, and whether the answer is whole with it. Throws an `AnswerBlocked` for one
 * that is blocked, also in its middle, and a `ProviderError` for one that has grown too long or has another shape.
 */
export function readReply(reply: unknown): { text: string; isWhole: boolean } {
  const { data } = z.safeParse(Reply, reply);
  if (!data) throw new ProviderError(geminiName, 'nonsense');
  if (data.promptFeedback?.blockReason) throw new AnswerBlocked();
  const [candidate] = data.candidates ?? [];
  const text = (candidate?.content?.parts ?? []).map((part) => part.text ?? '').join('');
  const reason = candidate?.finishReason;
  if (reason === TOO_LONG) throw new ProviderError(geminiName, 'broken');
  // What is blocked in the middle is not shown.
  if (reason && reason !== WHOLE) throw new AnswerBlocked();
  return { text, isWhole: reason === WHOLE };
}
