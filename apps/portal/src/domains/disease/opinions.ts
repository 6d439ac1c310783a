import type { LeafOpinion } from '@upaj/contract/disease.schema';

/** Something that the leaf may have; null for a healthy one. */
export interface Candidate {
  diseaseId: string | null;
  /** Calibrated chance, 0 to 1; null where none is known. */
  share: number | null;
}

/** What is said about a field, made of all opinions. */
export interface Findings {
  /** The opinions that count, the one that is shown first comes first. */
  heard: readonly [LeafOpinion, ...LeafOpinion[]];
  /** Whether two of them differ, and one at least says for certain what it is. */
  isDisputed: boolean;
  /** The one answer; undefined where nothing is sure. */
  answer: Candidate | undefined;
  /** What is to be compared where there is no one answer: two at most. */
  candidates: readonly Candidate[];
}

const ignorant: LeafOpinion = {
  by: 'model',
  outcome: 'not trained',
  diseaseId: null,
  share: null,
  likely: [],
};

/** What an opinion says for certain. */
export function answerOf({ outcome, diseaseId, share }: LeafOpinion): Candidate | undefined {
  if (outcome === 'healthy') return { diseaseId: null, share };
  return outcome === 'disease' && diseaseId !== null ? { diseaseId, share } : undefined;
}

/**
 * An adviser who does not know the crop is not heard beside one who does, nor one without an answer beside the signs that
 * the person has seen with their own eyes.
 */
function heardOf(opinions: readonly LeafOpinion[]): Findings['heard'] {
  const hasSigns = opinions.some((opinion) => opinion.by === 'walk' && answerOf(opinion));
  const [first, ...others] = opinions.filter((opinion) =>
    hasSigns ? answerOf(opinion) : opinion.outcome !== 'not trained',
  );
  return first ? [first, ...others] : [opinions[0] ?? ignorant];
}

/** Whether two opinions say the same. */
export const isSame = (one: LeafOpinion, other: LeafOpinion) =>
  one.outcome === other.outcome && one.diseaseId === other.diseaseId;

/** Weighs the opinions about a field against each other. */
export function findingsOf(opinions: readonly LeafOpinion[]): Findings {
  const heard = heardOf(opinions);
  const [first, ...others] = heard;
  const certain = heard.flatMap((opinion) => answerOf(opinion) ?? []);
  // "Not sure" and "no leaf" contradict nobody: neither says what the plant has.
  const isDisputed = certain.length > 0 && others.some((other) => !isSame(first, other));
  const likely = heard.flatMap((opinion) => (answerOf(opinion) ? [] : opinion.likely));
  const byDisease = new Map<string | null, Candidate>();
  for (const one of [...certain, ...likely]) {
    if (!byDisease.has(one.diseaseId)) byDisease.set(one.diseaseId, one);
  }
  const candidates = [...byDisease.values()].slice(0, 2);
  return { heard, isDisputed, answer: isDisputed ? undefined : certain[0], candidates };
}

/** How sure an answer is, in words. */
type Sureness = 'very' | 'quite' | 'rather' | 'little';

/** The words for a calibrated chance. */
export function surenessOf(share: number): Sureness {
  if (share >= 0.9) return 'very';
  if (share >= 0.75) return 'quite';
  return share >= 0.5 ? 'rather' : 'little';
}
