import { leafStates } from '@upaj/content/diseases/leaf-states';
import type { LeafOpinion } from '@upaj/contract/disease.schema';
import { cropOfState, type Decision, decide, type Share } from '@upaj/leaf-model/decide';
import type { LeafJudgement } from '../../platform/pictures/judge-leaf.ts';

/** What our model says, and the version of the model that has judged. */
export interface OwnOpinion {
  opinion: LeafOpinion;
  modelVersion: string | null;
}

const notTrained: LeafOpinion = {
  by: 'model',
  outcome: 'not trained',
  diseaseId: null,
  share: null,
  likely: [],
};

/** The name that the model has for a crop; undefined if it was not trained for it. */
export function modelCropOf(cropId: string): string | undefined {
  const state = leafStates.find((one) => one.cropId === cropId);
  return state && cropOfState(state.id);
}

/**
 * What our model makes of the leaves of one field, without a crop among all that it was trained for; the reason if it
 * cannot say anything.
 */
export function ownOpinion(
  judgements: readonly LeafJudgement[],
  cropId: string | undefined,
): OwnOpinion | { problem: string } {
  const crop = cropId === undefined ? undefined : modelCropOf(cropId);
  if (cropId !== undefined && crop === undefined)
    return { opinion: notTrained, modelVersion: null };
  const logits: Float32Array[] = [];
  for (const judgement of judgements) {
    if ('problem' in judgement) return judgement;
    logits.push(judgement.logits);
  }
  const [first] = judgements;
  if (!first || 'problem' in first) return { problem: 'there is no picture' };
  const { rules, version } = first.model;
  return { opinion: opinionOf(decide(rules, logits, crop)), modelVersion: version };
}

const diseaseOf = (state: string): string | null =>
  leafStates.find(({ id }) => id === state)?.diseaseId ?? null;

// More digits are noise, and a sum of floats may be above 1.
const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

const likelyOf = (shares: readonly Share[]) =>
  shares.map(({ state, share }) => ({ diseaseId: diseaseOf(state), share: rounded(share) }));

function opinionOf(decision: Decision): LeafOpinion {
  const by = 'model';
  if (decision.outcome === 'no leaf')
    return { by, outcome: 'no leaf', diseaseId: null, share: null, likely: [] };
  const likely = likelyOf(decision.likely);
  if (decision.outcome === 'unsure')
    return { by, outcome: 'unsure', diseaseId: null, share: null, likely };
  const diseaseId = diseaseOf(decision.state);
  const outcome = diseaseId === null ? 'healthy' : 'disease';
  return { by, outcome, diseaseId, share: rounded(decision.share), likely };
}

/**
 * The opinions in the order in which they are shown. The provider's comes first only where our model abstains and the
 * provider does not.
 */
export function inOrder(
  own: LeafOpinion | undefined,
  second: LeafOpinion | undefined,
): LeafOpinion[] {
  const given = [own, second].filter((one) => one !== undefined);
  const abstains = own?.outcome === 'unsure' || own?.outcome === 'not trained';
  return abstains && second && second.outcome !== 'unsure' ? given.reverse() : given;
}
