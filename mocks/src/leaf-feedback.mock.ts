import type { ExportedUser } from '@upaj/contract/accounts-export.schema';
import { notFound } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { GivenLeaves } from '@upaj/contract/disease.schema';
import { db } from './db.ts';
import type { LeafFeedbackRecord } from './disease-records.ts';
import { runIdempotent } from './idempotency.ts';
import { checkFacts, freeLeafPictures, leafPicturesOf, takeLeafPictures } from './leaf-pictures.ts';
import { pageOf } from './list-page.ts';
import { mockEndpoint } from './mock-endpoint.ts';

const sendLeafFeedback = mockEndpoint(contract.sendLeafFeedback, (asked) => {
  const { body, person } = asked;
  checkFacts(body);
  return runIdempotent(asked, async () => {
    const { crop, isRight, pictures } = body;
    const id = crypto.randomUUID();
    takeLeafPictures(pictures, { ownerId: person.id, use: 'feedbackId', of: id });
    const actual = body.actual === null ? 'healthy' : (body.actual ?? null);
    const createdAt = new Date().toISOString();
    db.leafFeedback.set(id, { id, userId: person.id, crop, isRight, actual, createdAt });
    return { status: 201, body: { success: true, data: { id } } };
  });
});

function forget(id: string): void {
  freeLeafPictures('feedbackId', id);
  db.leafFeedback.delete(id);
}

const withdrawLeafFeedback = mockEndpoint(
  contract.withdrawLeafFeedback,
  ({ params, person: { id: userId } }) => {
    if (db.leafFeedback.get(params.id)?.userId !== userId) throw notFound('Feedback');
    forget(params.id);
    return { status: 200, body: { success: true } };
  },
);

/** What a user has sent, the newest first. */
const feedbackOf = (userId: string): LeafFeedbackRecord[] =>
  [...db.leafFeedback.values()].filter((record) => record.userId === userId).reverse();

const toGiven = ({ id, userId: _, ...facts }: LeafFeedbackRecord): GivenLeaves => ({
  _id: id,
  ...facts,
  pictures: leafPicturesOf('feedbackId', id),
});

const listLeafFeedback = mockEndpoint(contract.listLeafFeedback, ({ query, person }) => {
  const { page, nextCursor } = pageOf(feedbackOf(person.id), query);
  return { status: 200, body: { success: true, data: page.map(toGiven), nextCursor } };
});

/** What a user has sent, as their copy shows it. */
export const leafFeedbackCopies = (userId: string): ExportedUser['leafFeedback'] =>
  feedbackOf(userId).map(({ id, crop, isRight, actual, createdAt }) => ({
    crop,
    isRight,
    actual,
    createdAt,
    pictures: leafPicturesOf('feedbackId', id).map(({ url }) => url),
  }));

/** Deletes what a user who leaves has sent. */
export function forgetLeafFeedback(userId: string): void {
  for (const { id } of feedbackOf(userId)) forget(id);
}

/** "Was this right?" at the mock server. */
export const leafFeedbackHandlers = [sendLeafFeedback, listLeafFeedback, withdrawLeafFeedback];
