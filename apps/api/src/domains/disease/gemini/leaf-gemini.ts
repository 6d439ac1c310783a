import type { GenerativeModel } from '@google/generative-ai';
import type { FastifyBaseLogger } from 'fastify';
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
import { type LeafGeminiQuestion, leafPrompt, leafReplySchema } from './leaf-prompt.ts';
import { type LeafGeminiAnswer, readLeafReply } from './leaf-reply.ts';

/** Six pictures take the provider a while; after so long a person has our own answer alone. */
const TIME_LIMITS = { firstWordMs: 12_000, wholeMs: 20_000 };
/** What the model thinks before it answers counts too. */
const MOST_TOKENS = 4096;
const generation = {
  temperature: 0,
  maxOutputTokens: MOST_TOKENS,
  responseMimeType: 'application/json',
};

/** The AI provider as the second examiner of leaves. */
export interface LeafGemini {
  /**
   * What the provider says of the pictures; undefined if it fails, refuses, is too slow or answers nonsense, or once
   * `signal` is aborted, which ends the call. Its failures are logged without texts and never thrown.
   */
  ask(question: LeafGeminiQuestion): Promise<LeafGeminiAnswer | undefined>;
}

/** Creates the client of the provider; its breaker is this process's own. */
export function createLeafGemini(
  settings: GeminiSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
): LeafGemini {
  const { firstWordMs, wholeMs } = settings.timeLimits ?? TIME_LIMITS;
  const policy = createProviderPolicy({
    name: geminiName,
    timeoutMs: firstWordMs,
    isRetried: true,
    now: () => Date.now(),
  });
  let model: Promise<GenerativeModel> | undefined;

  return {
    async ask(question) {
      const { candidates, signal } = question;
      // Without a list every answer would be an invention.
      if (candidates.length === 0 || signal.aborted) return undefined;
      const limit = startTimeLimit(wholeMs);
      const whole = AbortSignal.any([signal, limit.signal]);
      try {
        const text = await policy.run((late) => textOf(question, { late, whole }));
        if (text === undefined) return undefined;
        const answer = readLeafReply(text, question);
        if (!answer) throw new ProviderError(geminiName, 'nonsense');
        return answer;
      } catch (error) {
        if (signal.aborted) return undefined;
        if (!(error instanceof ProviderError)) throw error;
        log.warn({ failure: error.failure }, 'Gemini has failed, a leaf gets no second opinion');
        return undefined;
      } finally {
        limit.end();
      }
    },
  };

  /** The text of the answer; undefined where its lack says nothing about the provider's health. */
  async function textOf(
    question: LeafGeminiQuestion,
    { late, whole }: Record<'late' | 'whole', AbortSignal>,
  ): Promise<string | undefined> {
    try {
      model ??= openGeminiModel(settings, generation);
      const responseSchema = await leafReplySchema(question.candidates);
      const request = {
        contents: [{ role: 'user', parts: leafPrompt(question) }],
        generationConfig: { ...generation, responseSchema },
      };
      const signal = AbortSignal.any([late, whole]);
      // The library does not notice a signal that is aborted before it begins.
      signal.throwIfAborted();
      const { response } = await (await model).generateContent(request, { signal });
      const { text, isWhole } = readReply(response);
      if (!isWhole) throw new ProviderError(geminiName, 'broken');
      return text;
    } catch (error) {
      if (question.signal.aborted) return undefined;
      const known = toProviderError(error, late.aborted || whole.aborted);
      if (known instanceof AnswerBlocked) {
        log.warn({ failure: 'blocked' }, 'Gemini has refused, a leaf gets no second opinion');
        return undefined;
      }
      throw known;
    }
  }
}
