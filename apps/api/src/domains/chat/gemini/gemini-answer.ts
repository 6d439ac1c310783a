import type { Asked } from '@upaj/adviser/asked';
import type { PracticeFact } from '@upaj/adviser/facts';
import type { ChatEvent, ChatSource } from '@upaj/contract/chat.schema';
import type { FastifyBaseLogger } from 'fastify';
import { AnswerBlocked, geminiName } from '../../../platform/providers/gemini/gemini-errors.ts';
import { ProviderError } from '../../../platform/providers/provider-error.ts';
import { createTextCheck } from '../../../platform/providers/text-check/check-text.ts';
import { createSentences } from '../../../platform/providers/text-check/sentences.ts';
import { chatTexts, notRelated } from '../chat-texts.ts';
import type { LiveAnswer } from '../live/live-data.ts';
import { eventsOf, type Outcome, type OwnAnswer, replacementOf } from '../own-answer.ts';
import { distinctSources, type SourceOf } from '../sources.ts';
import { citedIn, withoutMarkers } from './citations.ts';
import type { Gemini } from './gemini-client.ts';
import { promptOf } from './gemini-prompt.ts';

/** A numbered text that the provider may cite. */
interface Ground {
  text: string;
  /** Its texts in every language, which amounts are looked up in. */
  full: string;
  sources: readonly ChatSource[];
}

/** What the provider is asked. */
export interface GeminiQuestion {
  asked: Asked;
  language: 'en' | 'hi';
  cropIds: readonly string[];
  facts: readonly PracticeFact[];
  live: LiveAnswer | undefined;
  /** Our own answer, for the case that the provider has none. */
  own: OwnAnswer;
  source: SourceOf;
  signal: AbortSignal;
}

/** Answers with the provider, each sentence once it has passed the check; our own facts answer when it fails. */
export async function* geminiAnswer(
  gemini: Gemini,
  question: GeminiQuestion,
  log: Pick<FastifyBaseLogger, 'warn'>,
): AsyncGenerator<ChatEvent> {
  const { asked, language, own, signal } = question;
  const grounds = groundsOf(question);
  const shown = createShownText(question, grounds);
  const sentences = createSentences();
  const contents = promptOf(
    asked,
    language,
    grounds.map(({ text }) => text),
  );
  try {
    for await (const text of gemini.answer(contents, signal))
      for (const sentence of sentences.add(text)) yield* shown.add(sentence);
    yield* shown.add(sentences.end());
    if (signal.aborted) return;
    if (shown.isEmpty()) throw new ProviderError(geminiName, 'nonsense');
    yield* shown.end();
  } catch (error) {
    if (signal.aborted) return;
    yield* failedAnswer(error, { own, language, hasBegun: !shown.isEmpty() }, log);
  }
}

/** What the person gets from a provider that failed, or that refuses. */
function* failedAnswer(
  error: unknown,
  { own, language, hasBegun }: { own: OwnAnswer; language: 'en' | 'hi'; hasBegun: boolean },
  log: Pick<FastifyBaseLogger, 'warn'>,
): Generator<ChatEvent> {
  if (error instanceof AnswerBlocked) {
    const text = chatTexts.blocked[language];
    yield { kind: hasBegun ? 'replaced' : 'piece', text };
    yield { kind: 'sources', sources: [] };
    yield {
      kind: 'end',
      outcome: 'blocked',
      by: 'gemini',
      isFallback: false,
      followUps: [],
      choices: [],
    };
    return;
  }
  if (!(error instanceof ProviderError)) throw error;
  log.warn({ failure: error.failure }, 'Gemini has failed, our own facts answer');
  const note = chatTexts.providerFailed[language];
  yield* hasBegun ? replacementOf(own, note) : eventsOf(own, { note, isFallback: true });
}

function groundsOf({ live, facts, language, source }: GeminiQuestion): Ground[] {
  const text = live?.sentences.join(' ') ?? '';
  const now = live ? [{ text, full: text, sources: live.sources }] : [];
  const known = facts.map((fact) => ({
    text: fact.zone ? `(${fact.zone}) ${fact.text[language]}` : fact.text[language],
    full: `${fact.text.en} ${fact.text.hi}`,
    sources: [source(fact)],
  }));
  return [...now, ...known];
}

/** Collects what is shown of an answer, and what it rests on. */
function createShownText({ cropIds, language, own }: GeminiQuestion, grounds: readonly Ground[]) {
  const passes = createTextCheck({ texts: grounds.map(({ full }) => full), cropIds });
  const cited: number[] = [];
  let text = '';
  let hasWarned = false;

  function* show(piece: string): Generator<ChatEvent> {
    // Where a marker stood between two sentences, one blank is left.
    const next = text === '' || /\s$/.test(text) ? piece.trimStart() : piece;
    if (next === '') return;
    text += next;
    yield { kind: 'piece', text: next };
  }

  function outcomeOf(): Outcome {
    if (text.toLowerCase().includes(notRelated)) return 'refused';
    return cited.length > 0 ? 'answered' : 'unknown';
  }

  return {
    isEmpty: () => text.trim() === '',

    *add(sentence: string): Generator<ChatEvent> {
      if (passes(sentence)) {
        cited.push(...citedIn(sentence).filter((number) => grounds[number - 1]));
        yield* show(withoutMarkers(sentence));
      } else if (!hasWarned) {
        hasWarned = true;
        yield* show(`${chatTexts.asOnLabel[language]} `);
      }
    },

    /** The end of a complete answer; one that cites nothing says so. */
    *end(): Generator<ChatEvent> {
      const outcome = outcomeOf();
      if (outcome === 'unknown') yield* show(` ${chatTexts.notFromFacts[language]}`);
      const sources = distinctSources(
        cited.flatMap((number) => grounds[number - 1]?.sources ?? []),
      );
      yield { kind: 'sources', sources };
      const isRefused = outcome === 'refused';
      const followUps = isRefused ? [] : [...own.followUps];
      const choices = isRefused ? [] : [...own.choices];
      yield { kind: 'end', outcome, by: 'gemini', isFallback: false, followUps, choices };
    },
  };
}
