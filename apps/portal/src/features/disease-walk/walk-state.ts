import type { PartId } from '@upaj/content/diseases/walk/parts';

/** Questions about two diseases, the part of the plant, its signs, what it may be, or that nothing fits. */
export type StepName = 'compare' | 'part' | 'signs' | 'ranking' | 'none';

/** What was answered to "Do you see this?". */
export type Reply = 'yes' | 'no' | 'unknown';

export const replies: readonly Reply[] = ['yes', 'no', 'unknown'];

interface Place {
  step: StepName;
  /** The part whose signs are shown; null before the first one is chosen. */
  part: PartId | null;
}

interface PastPlace extends Place {
  /** The sign that was asked for there; going back takes the reply away. */
  asked?: string;
}

/** Where a person is in the walk, and what they have told so far. */
export interface WalkState extends Place {
  /** Ids of the signs that were seen, in the order in which they were told. */
  signs: readonly string[];
  /** Ids of the signs that were looked for and not found. */
  absent: readonly string[];
  /** Ids of the signs of which they could not tell. */
  skipped: readonly string[];
  /** The places before, for the way back. */
  past: readonly PastPlace[];
}

export const beginWalk = (step: StepName): WalkState => ({
  step,
  part: null,
  signs: [],
  absent: [],
  skipped: [],
  past: [],
});

/** Goes on to another place; what was told stays. */
export const goTo = (state: WalkState, place: Partial<Place>): WalkState => ({
  ...state,
  ...place,
  past: [...state.past, { step: state.step, part: state.part }],
});

const without = (ids: readonly string[], taken: string | undefined): readonly string[] =>
  ids.filter((id) => id !== taken);

/** Returns to the place before. Ticked signs stay; a reply to a question is taken away. */
export function goBack(state: WalkState): WalkState {
  const last = state.past.at(-1);
  if (!last) return state;
  const { asked, part, step } = last;
  return {
    step,
    part,
    signs: without(state.signs, asked),
    absent: without(state.absent, asked),
    skipped: without(state.skipped, asked),
    past: state.past.slice(0, -1),
  };
}

/** Ticks a sign, or unticks it. */
export function toggleSign(state: WalkState, id: string): WalkState {
  const rest = without(state.signs, id);
  return { ...state, signs: rest.length < state.signs.length ? rest : [...rest, id] };
}

const listOf = { yes: 'signs', no: 'absent', unknown: 'skipped' } as const;

/** Takes down the reply to a question; the place stays. */
export function reply(state: WalkState, asked: string, answer: Reply): WalkState {
  const list = listOf[answer];
  return {
    ...state,
    [list]: [...state[list], asked],
    past: [...state.past, { step: state.step, part: state.part, asked }],
  };
}
