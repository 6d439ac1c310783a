import { diseasesOfDoctorCrop } from '../diseases-of-doctor-crop.ts';
import { findSign } from './signs.ts';
import { showsSign, signWeight } from './signs-of-disease.ts';

export type Confidence = 'likely' | 'possible' | 'unlikely';

/** Least score to be called likely or possible. */
const leastScore = { likely: 0.6, possible: 0.12 } as const;

const order: readonly Confidence[] = ['likely', 'possible', 'unlikely'];

/** Whether a sign alone points to one disease of the crop. */
const isProof = (signId: string, diseaseId: string, cropId: string): boolean =>
  findSign(signId)?.isTelling === true &&
  diseasesOfDoctorCrop(cropId).every(({ id }) => id === diseaseId || !showsSign(id, signId));

/** Whether the signs that were seen allow the word "likely", however high the score. */
function isSupported(diseaseId: string, seen: readonly string[], cropId: string): boolean {
  const weights = seen.map((id) => signWeight(diseaseId, id));
  if (weights.includes('against') || !weights.includes('typical')) return false;
  const supporting = seen.filter((id) => showsSign(diseaseId, id));
  if (supporting.length * 2 <= seen.length) return false;
  return supporting.length > 1 || supporting.every((id) => isProof(id, diseaseId, cropId));
}

/**
 * How sure a disease is, in a word. Likely: at least two signs speak for it, or one that points to
 * nothing else on this crop; one of them is typical, most of them fit, and none speaks against it.
 */
export function confidenceOf(
  { diseaseId, score }: { diseaseId: string; score: number },
  seen: readonly string[],
  cropId: string,
): Confidence {
  const isShown = seen.some((id) => showsSign(diseaseId, id));
  if (!isShown || score < leastScore.possible) return 'unlikely';
  if (score < leastScore.likely || !isSupported(diseaseId, seen, cropId)) return 'possible';
  return 'likely';
}

/** Lowers words so that no disease is called surer than one that stands before it. */
export function inOrder<Entry extends { confidence: Confidence }>(
  entries: readonly Entry[],
): readonly Entry[] {
  let least = 0;
  return entries.map((entry) => {
    least = Math.max(least, order.indexOf(entry.confidence));
    return { ...entry, confidence: order[least] ?? 'unlikely' };
  });
}
