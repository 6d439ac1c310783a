import type { ChatEvent, ChatSource } from '@upaj/contract/chat.schema';
import type { Advice } from './facts/adviser.ts';
import type { LiveAnswer } from './live/live-data.ts';
import { distinctSources, sourceOfFact } from './sources.ts';

/** Most questions to ask next. */
const FOLLOW_UPS = 3;

export type Outcome = Extract<ChatEvent, { kind: 'end' }>['outcome'];

/** An answer made of our own facts and of the data of this moment. */
export interface OwnAnswer {
  outcome: Outcome;
  sentences: readonly string[];
  sources: readonly ChatSource[];
  followUps: readonly string[];
}

/** An answer from the facts; the data of this moment comes first. */
export function ownAnswer(advice: Advice, live: LiveAnswer | undefined): OwnAnswer {
  const followUps = advice.followUps.slice(0, FOLLOW_UPS);
  const { nextStep } = advice;
  const facts = [...advice.facts, ...(nextStep ? [nextStep] : [])].map(sourceOfFact);
  if (!live) {
    const { outcome, sentences } = advice;
    return { outcome, sentences, sources: distinctSources(facts), followUps };
  }
  const isMore = addsTo(live, advice);
  return {
    outcome: 'answered',
    sentences: [...live.sentences, ...(isMore ? advice.sentences : [])],
    sources: distinctSources([...live.sources, ...(isMore ? facts : [])]),
    followUps,
  };
}

/** Whether the facts say more; beside the price of today one of last year only confuses. */
const addsTo = ({ kind }: LiveAnswer, { outcome }: Advice): boolean =>
  kind !== 'price' && outcome === 'answered';

/** The events of an answer from our own facts, sentence by sentence; `note` stands before it. */
export function* eventsOf(
  { sentences, sources, outcome, followUps }: OwnAnswer,
  { note, isFallback = false }: { note?: string | undefined; isFallback?: boolean } = {},
): Generator<ChatEvent> {
  for (const [at, sentence] of withNote(note, sentences).entries())
    yield { kind: 'piece', text: at === 0 ? sentence : ` ${sentence}` };
  yield* endOf({ sources, outcome, followUps, isFallback });
}

/** The same answer in place of the pieces of a provider that were sent already. */
export function* replacementOf(
  { sentences, sources, outcome, followUps }: OwnAnswer,
  note: string,
): Generator<ChatEvent> {
  yield { kind: 'replaced', text: withNote(note, sentences).join(' ') };
  yield* endOf({ sources, outcome, followUps, isFallback: true });
}

const withNote = (note: string | undefined, sentences: readonly string[]) =>
  note === undefined ? sentences : [note, ...sentences];

function* endOf(
  answer: Pick<OwnAnswer, 'sources' | 'outcome' | 'followUps'> & { isFallback: boolean },
): Generator<ChatEvent> {
  const { sources, outcome, followUps, isFallback } = answer;
  yield { kind: 'sources', sources: [...sources] };
  yield { kind: 'end', outcome, by: 'facts', isFallback, followUps: [...followUps] };
}
