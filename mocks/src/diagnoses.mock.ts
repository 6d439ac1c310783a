import type { ExportedUser } from '@upaj/contract/accounts-export.schema';
import { badPicture, notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { Diagnosis } from '@upaj/contract/disease.schema';
import { db } from './db.ts';
import type { DiagnosisRecord } from './disease-records.ts';
import { runIdempotent } from './idempotency.ts';
import { checkFacts, freeLeafPictures, leafPicturesOf, takeLeafPictures } from './leaf-pictures.ts';
import { pageOf } from './list-page.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import { isPicture } from './parse-request.ts';
import type { PersonRecord } from './records.ts';

/** A phone that has lost its clock begins again long before. */
const earliest = '2020-01-01T00:00:00.000Z';

const addLeafPicture = mockEndpoint(contract.addLeafPicture, (asked) =>
  runIdempotent(asked, async () => {
    const [file] = asked.files;
    if (!file || !(await isPicture(file))) throw badPicture('images');
    // The mock stores the original file; the server makes three sizes of it.
    const url = URL.createObjectURL(file);
    const size = { width: 960, height: 720 };
    const picture = { id: crypto.randomUUID(), url, srcset: `${url} 960w`, ...size };
    const unused = { diagnosisId: null, feedbackId: null };
    db.leafPictures.set(picture.id, { ownerId: asked.person.id, picture, ...unused });
    return { status: 201, body: { success: true, data: picture } };
  }),
);

/** The clock of a phone may be wrong: a time that cannot be is now. */
function likelyTime(at: string): string {
  const now = new Date().toISOString();
  const time = new Date(at).toISOString();
  return time < earliest || time > now ? now : time;
}

function toDiagnosis({ id, userId: _, ...facts }: DiagnosisRecord): Diagnosis {
  return { _id: id, ...facts, pictures: leafPicturesOf('diagnosisId', id) };
}

const saveDiagnosis = mockEndpoint(contract.saveDiagnosis, (asked) => {
  const { body, person } = asked;
  checkFacts(body);
  return runIdempotent(asked, async () => {
    const { pictures, madeAt, ...facts } = body;
    const id = crypto.randomUUID();
    takeLeafPictures(pictures, { ownerId: person.id, use: 'diagnosisId', of: id });
    const times = { madeAt: likelyTime(madeAt), progress: null };
    const record = { ...facts, ...times, id, userId: person.id };
    db.diagnoses.set(id, record);
    return { status: 201, body: { success: true, data: toDiagnosis(record) } };
  });
});

/** The diagnoses of a user, the newest first. */
const diagnosesOf = (userId: string): DiagnosisRecord[] =>
  [...db.diagnoses.values()]
    .filter((record) => record.userId === userId)
    .sort((left, right) => (left.madeAt < right.madeAt ? 1 : -1));

const listDiagnoses = mockEndpoint(contract.listDiagnoses, ({ query, person }) => {
  const { page, nextCursor } = pageOf(diagnosesOf(person.id), query);
  return { status: 200, body: { success: true, data: page.map(toDiagnosis), nextCursor } };
});

function findOwn(id: string, person: PersonRecord): DiagnosisRecord {
  const record = db.diagnoses.get(id);
  // That of another user is as unknown as one that is not there.
  if (record?.userId !== person.id) throw notFound('Diagnosis');
  return record;
}

const changeDiagnosis = mockEndpoint(contract.changeDiagnosis, ({ params, body, person }) => {
  const changed = { ...findOwn(params.id, person), progress: body.progress };
  db.diagnoses.set(changed.id, changed);
  return { status: 200, body: { success: true, data: toDiagnosis(changed) } };
});

function forget(id: string): void {
  freeLeafPictures('diagnosisId', id);
  db.diagnoses.delete(id);
}

const deleteDiagnosis = mockEndpoint(contract.deleteDiagnosis, ({ params, person }) => {
  forget(findOwn(params.id, person).id);
  return { status: 200, body: { success: true } };
});

/** The diagnoses of a user, as their copy shows them. */
export const diagnosisCopies = (userId: string): ExportedUser['diagnoses'] =>
  diagnosesOf(userId).map(({ id, crop, opinion, progress, madeAt }) => ({
    crop,
    progress,
    madeAt,
    diseaseId: opinion.diseaseId,
    outcome: opinion.outcome,
    pictures: leafPicturesOf('diagnosisId', id).map(({ url }) => url),
  }));

/** Deletes the diagnoses of a user who leaves, and all pictures of leaves. */
export function forgetDiagnoses(userId: string): void {
  for (const { id } of diagnosesOf(userId)) forget(id);
  for (const [id, { ownerId }] of db.leafPictures)
    if (ownerId === userId) db.leafPictures.delete(id);
}

/** Diagnoses that are kept on accounts of the mock server. */
export const diagnosisHandlers = [
  ...[addLeafPicture, saveDiagnosis, listDiagnoses, changeDiagnosis, deleteDiagnosis],
];
