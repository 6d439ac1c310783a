import { diseasesOfDoctorCrop } from '@upaj/content/diseases/diseases-of-doctor-crop';
import { findDoctorCrop } from '@upaj/content/diseases/doctor-crops';
import { findSign } from '@upaj/content/diseases/walk/signs';
import { invalidField } from '@upaj/contract/api-error';
import type { LeafOpinion, LeafPicture } from '@upaj/contract/disease.schema';
import { db } from './db.ts';
import type { LeafPictureRecord } from './disease-records.ts';

/** What uses a picture. */
type Use = 'diagnosisId' | 'feedbackId';

/** Refuses crops, diseases and signs that the facts do not have, and diseases of other crops. */
export function checkFacts(form: {
  crop: string;
  opinion: LeafOpinion;
  signs?: readonly string[];
  actual?: string | null | undefined;
}): void {
  const { crop, opinion, signs = [], actual } = form;
  const ofCrop = new Set(diseasesOfDoctorCrop(crop).map(({ id }) => id));
  const isUnknown = (id: string | null | undefined) => typeof id === 'string' && !ofCrop.has(id);
  if (!findDoctorCrop(crop)) throw invalidField('crop', 'wrong_choice');
  const { outcome, diseaseId, likely } = opinion;
  if (isUnknown(diseaseId) || (outcome === 'disease') !== (diseaseId !== null))
    throw invalidField('opinion.diseaseId', 'wrong_choice');
  if (likely.some((one) => isUnknown(one.diseaseId)))
    throw invalidField('opinion.likely', 'wrong_choice');
  if (isUnknown(actual)) throw invalidField('actual', 'wrong_choice');
  if (!signs.every((sign) => findSign(sign))) throw invalidField('signs', 'wrong_choice');
}

/** Gives own pictures, which nothing else of this kind uses, to a diagnosis or a feedback. */
export function takeLeafPictures(
  ids: readonly string[],
  { ownerId, use, of }: { ownerId: string; use: Use; of: string },
): void {
  if (new Set(ids).size < ids.length) throw invalidField('pictures', 'repeated');
  const found = ids.flatMap((id): LeafPictureRecord[] => {
    const record = db.leafPictures.get(id);
    return record?.ownerId === ownerId && record[use] === null ? [record] : [];
  });
  if (found.length < ids.length) throw invalidField('pictures', 'unknown_picture');
  for (const record of found) {
    // Set again, so that they stand in the order in which they are shown.
    db.leafPictures.delete(record.picture.id);
    db.leafPictures.set(record.picture.id, { ...record, [use]: of });
  }
}

/** The pictures of a diagnosis or a feedback, in their order. */
export const leafPicturesOf = (use: Use, of: string): LeafPicture[] =>
  [...db.leafPictures.values()]
    .filter((record) => record[use] === of)
    .map(({ picture }) => picture);

/** Frees the pictures of what is deleted; those that nothing else uses are deleted too. */
export function freeLeafPictures(use: Use, of: string): void {
  for (const [id, record] of db.leafPictures) {
    if (record[use] !== of) continue;
    const freed = { ...record, [use]: null };
    if (freed.diagnosisId ?? freed.feedbackId) db.leafPictures.set(id, freed);
    else db.leafPictures.delete(id);
  }
}
