import { leafStates } from '@upaj/content/diseases/leaf-states';
import type { LeafOpinion } from '@upaj/contract/disease.schema';
import { cropOfState, type Decision, type Share } from '@upaj/leaf-model/decide';

/** The crop as the model names it; undefined for one that it was not trained for. */
export function modelCrop(cropId: string): string | undefined {
  const state = leafStates.find((one) => one.cropId === cropId);
  return state && cropOfState(state.id);
}

const stateOf = (id: string) => leafStates.find((one) => one.id === id);

/** The crop that the likeliest class of a decision belongs to; undefined where there is no leaf. */
export function cropOfDecision(decision: Decision): string | undefined {
  if (decision.outcome === 'no leaf') return undefined;
  return stateOf(decision.likely[0]?.state ?? '')?.cropId;
}

const likelyOf = (shares: readonly Share[]): LeafOpinion['likely'] =>
  shares.map(({ state, share }) => ({ diseaseId: stateOf(state)?.diseaseId ?? null, share }));

const silent = { by: 'model', diseaseId: null, share: null, likely: [] } as const;

/** Says of a crop that the model does not know it. */
export const notTrained: LeafOpinion = { ...silent, outcome: 'not trained', likely: [] };

/** What the model says, in the one shape of all advisers. */
export function opinionOf(decision: Decision): LeafOpinion {
  if (decision.outcome === 'no leaf') return { ...silent, outcome: 'no leaf', likely: [] };
  const likely = likelyOf(decision.likely);
  if (decision.outcome === 'unsure') return { ...silent, outcome: 'unsure', likely };
  const { share } = decision;
  const diseaseId = stateOf(decision.state)?.diseaseId ?? null;
  return { by: 'model', outcome: diseaseId ? 'disease' : 'healthy', diseaseId, share, likely };
}
