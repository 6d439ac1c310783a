import { diseasesOfDoctorCrop } from '@upaj/content/diseases/diseases-of-doctor-crop';
import { findDoctorCrop } from '@upaj/content/diseases/doctor-crops';
import { findSign } from '@upaj/content/diseases/walk/signs';
import { invalidField } from '@upaj/contract/api-error';
import type { LeafOpinion } from '@upaj/contract/disease.schema';

/** What a diagnosis and a feedback name of our facts. */
interface Named {
  crop: string;
  opinion: LeafOpinion;
  signs?: readonly string[];
  actual?: string | null | undefined;
}

/** Refuses the id of a crop that the leaf doctor does not have. */
export function requireDoctorCrop(crop: string) {
  const found = findDoctorCrop(crop);
  if (!found) throw invalidField('crop', 'wrong_choice');
  return found;
}

/** Refuses crops, diseases and signs that our facts do not have, and diseases of other crops. */
export function requireKnown({ crop, opinion, signs = [], actual }: Named): void {
  const { id } = requireDoctorCrop(crop);
  const ofCrop = new Set(diseasesOfDoctorCrop(id).map((disease) => disease.id));
  const isUnknown = (diseaseId: string | null | undefined) =>
    typeof diseaseId === 'string' && !ofCrop.has(diseaseId);
  const { outcome, diseaseId, likely } = opinion;
  if (isUnknown(diseaseId) || (outcome === 'disease') !== (diseaseId !== null))
    throw invalidField('opinion.diseaseId', 'wrong_choice');
  if (likely.some((one) => isUnknown(one.diseaseId)))
    throw invalidField('opinion.likely', 'wrong_choice');
  if (isUnknown(actual)) throw invalidField('actual', 'wrong_choice');
  if (signs.some((sign) => !findSign(sign))) throw invalidField('signs', 'wrong_choice');
}
