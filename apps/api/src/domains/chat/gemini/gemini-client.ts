import type {
  Content,
  EnhancedGenerateContentResponse,
  GenerativeModel,
} from '@google/generative-ai';
import * as z from 'zod/mini';
import type { GeminiSettings } from '../../../platform/env/provider-settings.ts';
import { ProviderError } from '../../../platform/providers/provider-error.ts';
import { createProviderPolicy } from '../../../platform/providers/provider-policy.ts';
import { AnswerBlocked, toProviderError } from './gemini-errors.ts';

const NAME = 'Gemini';
/** A person waits so long for the first word, and once more after a failure; then our own facts answer. */
const TIME_LIMITS = { firstWordMs: 5_000, wholeMs: 30_000 };
/** The reason for which the provider ends a complete answer; one that has grown too long breaks off. */
const WHOLE = 'STOP';
const TOO_LONG = 'MAX_TOKENS';

/** What the provider says piece by piece, as far as it is used. */
const Chunk = z.object({
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

/** The AI provider. */
export interface Gemini {
  /**
   * Gives the text of an answer as it comes. Throws an `AnswerBlocked` or a `ProviderError`, also in the middle; returns
   * early once `signal` is aborted, which ends the call.
   */
  answer(contents: readonly Content[], signal: AbortSignal): AsyncGenerator<string>;
}

/** Creates the client of the provider; its breaker is this process's own. */
export function createGemini(settings: GeminiSettings): Gemini {
  const { firstWordMs, wholeMs } = settings.timeLimits ?? TIME_LIMITS;
  const policy = createProviderPolicy({
    ...{ name: NAME, timeoutMs: firstWordMs, isRetried: true, now: () => Date.now() },
  });
  let model: Promise<GenerativeModel> | undefined;

  return {
    async *answer(contents, asking) {
      const stop = new AbortController();
      const whole = AbortSignal.any([asking, stop.signal, AbortSignal.timeout(wholeMs)]);
      try {
        const begun = await policy.run((late) => begin(contents, { late, whole, asking }));
        if (begun === 'stopped') return;
        if (begun === 'blocked') throw new AnswerBlocked();
        yield begun.first;
        yield* begun.rest;
      } catch (error) {
        if (asking.aborted) return;
        throw error;
      } finally {
        stop.abort();
      }
    },
  };

  /** Sends the question and waits for the first words. What says nothing about the provider's health is no error. */
  async function begin(
    contents: readonly Content[],
    { late, whole, asking }: Record<'late' | 'whole' | 'asking', AbortSignal>,
  ) {
    try {
      model ??= openModel(settings);
      const request = { contents: [...contents] };
      const signal = AbortSignal.any([late, whole]);
      const { stream, response } = await (await model).generateContentStream(request, { signal });
      // The library rejects it too when the stream breaks off.
      response.catch(() => undefined);
      const rest = textsOf(stream, whole);
      const { value: first, done } = await rest.next();
      if (done) throw new ProviderError(NAME, 'nonsense');
      return { first, rest };
    } catch (error) {
      if (asking.aborted) return 'stopped';
      const known = toProviderError(NAME, error, late.aborted || whole.aborted);
      if (known instanceof AnswerBlocked) return 'blocked';
      throw known;
    }
  }
}

/** The texts of a stream that are not empty; an answer that is not whole throws. */
async function* textsOf(
  stream: AsyncIterable<EnhancedGenerateContentResponse>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let reason: string | undefined;
  try {
    for await (const piece of stream) {
      const { data } = z.safeParse(Chunk, piece);
      if (!data) throw new ProviderError(NAME, 'nonsense');
      if (data.promptFeedback?.blockReason) throw new AnswerBlocked();
      const [candidate] = data.candidates ?? [];
      const text = (candidate?.content?.parts ?? []).map((part) => part.text ?? '').join('');
      reason = candidate?.finishReason ?? reason;
      // What is blocked in the middle is not shown.
      if (reason === TOO_LONG) throw new ProviderError(NAME, 'broken');
      if (reason && reason !== WHOLE) throw new AnswerBlocked();
      if (text) yield text;
    }
  } catch (error) {
    throw toProviderError(NAME, error, signal.aborted);
  }
  if (!reason) throw new ProviderError(NAME, 'broken');
}

/** Loads the provider's library, which only a server with a key needs. */
async function openModel({ apiKey, model, url }: GeminiSettings): Promise<GenerativeModel> {
  const { GoogleGenerativeAI } = await import('@google/generative-ai');
  // A chat session of the library would print questions and answers to the console when a stream breaks off.
  return new GoogleGenerativeAI(apiKey).getGenerativeModel(
    { model, generationConfig: { temperature: 0.2, maxOutputTokens: 2048 } },
    { baseUrl: url },
  );
}
