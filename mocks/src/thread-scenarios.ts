import { ApiError, errorReplyOf, notFound, rateLimited } from '@upaj/contract/api-error';
import { contract, endpoints } from '@upaj/contract/contract';
import type { Endpoint } from '@upaj/contract/endpoint';
import { type HttpHandler, HttpResponse } from 'msw';
import { before } from './fixtures.ts';
import { handlers } from './handlers.ts';
import { handle, mockEndpoint } from './mock-endpoint.ts';

const over = (...special: HttpHandler[]): HttpHandler[] => [...special, ...handlers];
const nothing = { status: 200, body: { success: true, data: [], nextCursor: null } };

/** What users write into discussions. */
const writes: readonly Endpoint[] = [
  ...[contract.createThread, contract.updateThread, contract.addThreadPicture],
  ...[contract.createComment, contract.updateComment, contract.toggleLike, contract.createReport],
];

/** Answers with an error, and with the seconds until the next attempt where there are any. */
function failWith(failing: readonly Endpoint[], error: ApiError): HttpHandler[] {
  const { status, body } = errorReplyOf(error);
  const { retryAfter } = error;
  const init = { status, ...(retryAfter && { headers: { 'retry-after': String(retryAfter) } }) };
  return over(...failing.map((endpoint) => handle(endpoint, () => HttpResponse.json(body, init))));
}

/** No one has begun a discussion. */
export const noThreads = (): HttpHandler[] =>
  over(
    mockEndpoint(contract.listThreads, () => nothing),
    mockEndpoint(contract.listPopularThreads, () => nothing),
    mockEndpoint(contract.listMyThreads, () => nothing),
    mockEndpoint(contract.listSimilarThreads, () => ({
      status: 200,
      body: { success: true, data: [] },
    })),
    mockEndpoint(contract.listHashtags, () => ({ status: 200, body: { success: true, data: [] } })),
  );

/** The discussion does not exist. */
export const threadMissing = (): HttpHandler[] =>
  failWith(
    endpoints.filter(({ path }) => path.startsWith('/api/v1/tweets/:id')),
    notFound('Discussion'),
  );

/** A moderator has suspended the user, for three more days. */
export const suspendedAuthor = (): HttpHandler[] => [
  mockEndpoint(contract.getModerationState, () => {
    const suspendedUntil = before(new Date(), -72);
    const state = { isModerator: false, waiting: 0, suspendedUntil, notices: 1 };
    return { status: 200, body: { success: true, data: state } };
  }),
  ...failWith(writes, new ApiError('suspended', { retryAfter: 72 * 3600 })),
];

/** The user has posted the same text a moment ago. */
export const alreadyPosted = (): HttpHandler[] =>
  failWith([contract.createThread, contract.createComment], new ApiError('already_posted'));

/** The user has written as much as the account may for now. */
export const postLimits = (): HttpHandler[] =>
  failWith([contract.createThread, contract.createComment], rateLimited(95));

/** The post was deleted or hidden in the meantime. */
export const postClosed = (): HttpHandler[] => failWith(writes, new ApiError('post_closed'));

/** A day has passed since the post was written. */
export const editClosed = (): HttpHandler[] =>
  failWith([contract.updateThread, contract.updateComment], new ApiError('edit_closed'));

/** The account of the user is too new to report anything. */
export const accountTooNew = (): HttpHandler[] =>
  failWith([contract.createReport], new ApiError('account_too_new'));

/** Discussions can be read, but what is written does not arrive. */
export const commentsNotSent = (): HttpHandler[] =>
  over(
    ...endpoints
      .filter(({ resource, method }) => resource === 'threads' && method !== 'GET')
      .map((endpoint) => handle(endpoint, () => HttpResponse.error())),
  );

/** Nothing waits for a moderator, and nothing was done. */
export const noCases = (): HttpHandler[] =>
  over(
    mockEndpoint(contract.listModerationCases, () => nothing),
    mockEndpoint(contract.listModerationActions, () => nothing),
    mockEndpoint(contract.getModerationState, ({ person: { isModerator } }) => {
      const state = { isModerator, waiting: 0, suspendedUntil: null, notices: 0 };
      return { status: 200, body: { success: true, data: state } };
    }),
  );

/** Moderation has done nothing that concerns the user. */
export const noNotices = (): HttpHandler[] =>
  over(mockEndpoint(contract.listModerationNotices, () => nothing));

/** Another moderator was faster. */
export const caseClosed = (): HttpHandler[] =>
  failWith([contract.moderate, contract.decideAppeal], new ApiError('conflict'));
