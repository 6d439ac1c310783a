import type {
  Content,
  EnhancedGenerateContentResponse,
  GenerativeModel,
} from '@google/generative-ai';
import { startTimeLimit } from '../../../platform/concurrency/time-limit.ts';
import type { GeminiSettings } from '../../../platform/env/provider-settings.ts';
import {
  AnswerBlocked,
  geminiName,
  toProviderError,
} from '../../../platform/providers/gemini/gemini-errors.ts';
import { readReply } from '../../../platform/providers/gemini/gemini-reply.ts';
import { openGeminiModel } from '../../../platform/providers/gemini/open-gemini-model.ts';
import { ProviderError } from '../../../platform/providers/provider-error.ts';
import { createProviderPolicy } from '../../../platform/providers/provider-policy.ts';

/** A person waits so long for the first word, and once more after a failure; then our own facts answer. */
const TIME_LIMITS = { firstWordMs: 5_000, wholeMs: 30_000 };
const generation = { temperature: 0.2, maxOutputTokens: 2048 };

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
    name: geminiName,
    timeoutMs: firstWordMs,
    isRetried: true,
    now: () => Date.now(),
  });
  let model: Promise<GenerativeModel> | undefined;

  return {
    async *answer(contents, asking) {
      const stop = new AbortController();
      const limit = startTimeLimit(wholeMs);
      const whole = AbortSignal.any([asking, stop.signal, limit.signal]);
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
        limit.end();
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
      model ??= openGeminiModel(settings, generation);
      const request = { contents: [...contents] };
      const signal = AbortSignal.any([late, whole]);
      // The library does not notice a signal that is aborted before it begins.
      signal.throwIfAborted();
      const { stream, response } = await (await model).generateContentStream(request, { signal });
      // The library rejects it too when the stream breaks off.
      response.catch(() => undefined);
      const rest = textsOf(stream, whole);
      const { value: first, done } = await rest.next();
      if (done) throw new ProviderError(geminiName, 'nonsense');
      return { first, rest };
    } catch (error) {
      if (asking.aborted) return 'stopped';
      const known = toProviderError(error, late.aborted || whole.aborted);
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
  let isComplete = false;
  try {
    for await (const piece of stream) {
      const { text, isWhole } = readReply(piece);
      isComplete ||= isWhole;
      if (text) yield text;
    }
  } catch (error) {
    throw toProviderError(error, signal.aborted);
  }
  if (!isComplete) throw new ProviderError(geminiName, 'broken');
}
