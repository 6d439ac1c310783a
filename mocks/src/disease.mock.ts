import { badPicture, invalidField, notFound } from '@upaj/contract/api-error';
import type { Diagnosis, GivenLeaves, LeafPicture } from '@upaj/contract/disease.schema';
import { keepPictures, pageOf, patch, where } from './collection.ts';
import { db } from './db.ts';
import type { DiagnosisRecord, LeafFeedbackRecord } from './disease-records.ts';
import { predictionOf, usualOpinion } from './leaf-answers.ts';
import { mockEndpoints } from './mock-endpoint.ts';

/** What uses a picture. */
type Use = 'diagnosisId' | 'feedbackId';

/** Gives own pictures, which nothing else of this kind uses, to a diagnosis or a feedback. */
function takePictures(ids: readonly string[], ownerId: string, use: Use, of: string): void {
  for (const id of ids) {
    const record = db.leafPictures.get(id);
    if (record?.ownerId !== ownerId || record[use] !== null)
      throw invalidField('pictures', 'unknown_picture');
    // Set again, so that they stand in the order in which they are shown.
    db.leafPictures.delete(id);
    db.leafPictures.set(id, { ...record, [use]: of });
  }
}

const picturesOf = (use: Use, of: string): LeafPicture[] =>
  where(db.leafPictures, (record) => record[use] === of).map(({ picture }) => picture);

/** Frees the pictures of what is deleted; those that nothing else uses are deleted too. */
function freePictures(use: Use, of: string): void {
  for (const record of where(db.leafPictures, (one) => one[use] === of)) {
    const freed = { ...record, [use]: null };
    if (freed.diagnosisId ?? freed.feedbackId) db.leafPictures.set(record.picture.id, freed);
    else db.leafPictures.delete(record.picture.id);
  }
}

const toDiagnosis = ({ id, userId: _, ...facts }: DiagnosisRecord): Diagnosis => ({
  _id: id,
  ...facts,
  pictures: picturesOf('diagnosisId', id),
});

const toGiven = ({ id, userId: _, ...facts }: LeafFeedbackRecord): GivenLeaves => ({
  _id: id,
  ...facts,
  pictures: picturesOf('feedbackId', id),
});

/** What a user has; that of another user is as unknown as what is not there. */
function findOwn<T extends { userId: string }>(
  all: ReadonlyMap<string, T>,
  id: string,
  userId: string,
  noun: string,
): T {
  const record = all.get(id);
  if (record?.userId !== userId) throw notFound(noun);
  return record;
}

/** The mock server's leaf doctor: it is sure of one disease of each trained crop, and looks at no picture. */
export const diseaseHandlers = mockEndpoints({
  async predictDisease({ body, files }) {
    await keepPictures(files, 'image');
    return predictionOf([usualOpinion(body.crop)], body.language);
  },

  getLeafService: () => ({ data: { hasSecondOpinion: false } }),

  async addLeafPicture({ person, files }) {
    const [picture] = await keepPictures(files, 'images');
    if (!picture) throw badPicture('images');
    const unused = { diagnosisId: null, feedbackId: null };
    db.leafPictures.set(picture.id, { ownerId: person.id, picture, ...unused });
    return { data: picture };
  },

  saveDiagnosis({ body: { pictures, ...facts }, person }) {
    const id = crypto.randomUUID();
    takePictures(pictures, person.id, 'diagnosisId', id);
    const record = { ...facts, progress: null, id, userId: person.id };
    db.diagnoses.set(id, record);
    return { data: toDiagnosis(record) };
  },

  listDiagnoses({ query, person }) {
    const own = where(db.diagnoses, ({ userId }) => userId === person.id);
    const inOrder = own.sort((left, right) => right.madeAt.localeCompare(left.madeAt));
    return pageOf(inOrder, query, toDiagnosis);
  },

  changeDiagnosis({ params, body: { progress }, person }) {
    const record = findOwn(db.diagnoses, params.id, person.id, 'Diagnosis');
    return { data: toDiagnosis(patch(db.diagnoses, record, { progress })) };
  },

  deleteDiagnosis({ params, person }) {
    const { id } = findOwn(db.diagnoses, params.id, person.id, 'Diagnosis');
    freePictures('diagnosisId', id);
    db.diagnoses.delete(id);
    return {};
  },

  sendLeafFeedback({ body: { crop, isRight, pictures, actual: told }, person }) {
    const id = crypto.randomUUID();
    takePictures(pictures, person.id, 'feedbackId', id);
    const actual = told === null ? 'healthy' : (told ?? null);
    const createdAt = new Date().toISOString();
    db.leafFeedback.set(id, { id, userId: person.id, crop, isRight, actual, createdAt });
    return { data: { id } };
  },

  listLeafFeedback({ query, person }) {
    const own = where(db.leafFeedback, ({ userId }) => userId === person.id);
    return pageOf(own.reverse(), query, toGiven);
  },

  withdrawLeafFeedback({ params, person }) {
    const { id } = findOwn(db.leafFeedback, params.id, person.id, 'Feedback');
    freePictures('feedbackId', id);
    db.leafFeedback.delete(id);
    return {};
  },
});
