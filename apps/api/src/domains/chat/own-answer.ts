import { type Advice, addsToLive } from '@upaj/adviser/advice';
import type { ChatEvent, ChatSource } from '@upaj/contract/chat.schema';
import type { LiveAnswer } from './live/live-data.ts';
import { distinctSources, type SourceOf } from './sources.ts';

/** Most questions to ask next. */
const FOLLOW_UPS = 3;

export type Outcome = Extract<ChatEvent, { kind: 'end' }>['outcome'];

/** An answer made of our own facts and of the data of this moment. */
export interface OwnAnswer {
  outcome: Outcome;
  sentences: readonly string[];
  sources: readonly ChatSource[];
  followUps: readonly string[];
  /** Answers to a question back. */
  choices: readonly string[];
}

/** An answer from the facts; the data of this moment comes first. */
export function ownAnswer(
  advice: Advice,
  live: LiveAnswer | undefined,
  sourceOf: SourceOf,
): OwnAnswer {
  const { choices, outcome, sentences } = advice;
  const followUps = advice.followUps.slice(0, FOLLOW_UPS);
  const facts = advice.facts.map(sourceOf);
  if (!live) return { outcome, sentences, sources: distinctSources(facts), followUps, choices };
  const isMore = addsToLive(live.kind, outcome);
  return {
    outcome: 'answered',
    sentences: [...live.sentences, ...(isMore ? sentences : [])],
    sources: distinctSources([...live.sources, ...(isMore ? facts : [])]),
    followUps,
    choices: [],
  };
}

/** The events of an answer from our own facts, sentence by sentence; `note` stands before it. */
export function* eventsOf(
  answer: OwnAnswer,
  { note, isFallback = false }: { note?: string | undefined; isFallback?: boolean } = {},
): Generator<ChatEvent> {
  for (const [at, sentence] of withNote(note, answer.sentences).entries())
    yield { kind: 'piece', text: at === 0 ? sentence : ` ${sentence}` };
  yield* endOf({ ...answer, isFallback });
}

/** The same answer in place of the pieces of a provider that were sent already. */
export function* replacementOf(answer: OwnAnswer, note: string): Generator<ChatEvent> {
  yield { kind: 'replaced', text: withNote(note, answer.sentences).join(' ') };
  yield* endOf({ ...answer, isFallback: true });
}

const withNote = (note: string | undefined, sentences: readonly string[]) =>
  note === undefined ? sentences : [note, ...sentences];

function* endOf({
  choices,
  followUps,
  isFallback,
  outcome,
  sources,
}: OwnAnswer & { isFallback: boolean }): Generator<ChatEvent> {
  yield { kind: 'sources', sources: [...sources] };
  yield {
    kind: 'end',
    outcome,
    by: 'facts',
    isFallback,
    followUps: [...followUps],
    choices: [...choices],
  };
}
