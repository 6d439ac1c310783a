import { ApiError, notFound, rateLimited } from '@upaj/contract/api-error';
import { contract, endpoints } from '@upaj/contract/contract';
import type { Endpoint } from '@upaj/contract/endpoint';
import { before } from './fixtures.ts';
import { mockEndpoints } from './mock-endpoint.ts';
import { failWith, notSent, replying, type Scenario } from './scenario-parts.ts';

const nothing = () => ({ data: [], nextCursor: null });

/** What users write into discussions. */
const writes: readonly Endpoint[] = [
  ...[contract.createThread, contract.updateThread, contract.addThreadPicture],
  ...[contract.createComment, contract.updateComment, contract.toggleLike, contract.createReport],
];

/** No one has begun a discussion. */
export const noThreads = (): Scenario =>
  replying({
    listThreads: nothing,
    listPopularThreads: nothing,
    listMyThreads: nothing,
    listSimilarThreads: () => ({ data: [] }),
    listHashtags: () => ({ data: [] }),
  });

/** The discussion does not exist. */
export const threadMissing = (): Scenario =>
  failWith(
    endpoints.filter(({ path }) => path.startsWith('/api/v1/tweets/:id')),
    notFound('Discussion'),
  );

/** A moderator has suspended the user, for three more days. */
export const suspendedAuthor = (): Scenario => [
  ...mockEndpoints({
    getModerationState() {
      const suspendedUntil = before(new Date(), -72);
      return { data: { isModerator: false, waiting: 0, suspendedUntil, notices: 1 } };
    },
  }),
  ...failWith(writes, new ApiError('suspended', { retryAfter: 72 * 3600 })),
];

/** The user has posted the same text a moment ago. */
export const alreadyPosted = (): Scenario =>
  failWith([contract.createThread, contract.createComment], new ApiError('already_posted'));

/** The user has written as much as the account may for now. */
export const postLimits = (): Scenario =>
  failWith([contract.createThread, contract.createComment], rateLimited(95));

/** The post was deleted or hidden in the meantime. */
export const postClosed = (): Scenario => failWith(writes, new ApiError('post_closed'));

/** A day has passed since the post was written. */
export const editClosed = (): Scenario =>
  failWith([contract.updateThread, contract.updateComment], new ApiError('edit_closed'));

/** The account of the user is too new to report anything. */
export const accountTooNew = (): Scenario =>
  failWith([contract.createReport], new ApiError('account_too_new'));

/** Discussions can be read, but what is written does not arrive. */
export const commentsNotSent = (): Scenario =>
  notSent(endpoints.filter(({ resource, method }) => resource === 'threads' && method !== 'GET'));

/** Nothing waits for a moderator, and nothing was done. */
export const noCases = (): Scenario =>
  replying({
    listModerationCases: nothing,
    listModerationActions: nothing,
    getModerationState: ({ person: { isModerator } }) => ({
      data: { isModerator, waiting: 0, suspendedUntil: null, notices: 0 },
    }),
  });

/** Moderation has done nothing that concerns the user. */
export const noNotices = (): Scenario => replying({ listModerationNotices: nothing });

/** Another moderator was faster. */
export const caseClosed = (): Scenario =>
  failWith([contract.moderate, contract.decideAppeal], new ApiError('conflict'));
