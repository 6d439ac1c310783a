import type {
  createComment,
  deleteComment,
  listComments,
  listReplies,
  listThreadChanges,
  toggleLike,
  updateComment,
} from '@upaj/contract/comments.endpoints';
import type { ReplyOf, RequestOf } from '@upaj/contract/endpoint';
import type {
  acceptAnswer,
  deleteThread,
  getThread,
  muteThread,
  updateThread,
} from '@upaj/contract/threads.endpoints';
import { api } from '../../shared/transport/api.ts';
import { request } from '../../shared/transport/request.ts';
import { reloaded, type ThreadView, viewOf } from './thread-view.ts';
import { threadListTag } from './threads.api.ts';

/** A comment or a reply to be written. */
interface CommentRequest extends RequestOf<typeof createComment> {
  /** The same for every attempt to send one comment, so that it is written once. */
  idempotencyKey: string;
}

const createRequest = request<typeof createComment>('POST', '/api/v1/comments');

const listsAfter = (reply: unknown) => (reply ? [threadListTag] : []);
// A reply without a body is `null` or `undefined`; only an error tells that it failed.
const listsUnless = (_reply: unknown, error: unknown) => (error ? [] : [threadListTag]);

/** A discussion with its comments; what changes in it is patched in the one reply of `getThread`. */
export const commentsApi = api.enhanceEndpoints({ addTagTypes: ['Thread'] }).injectEndpoints({
  endpoints: (build) => ({
    getThread: build.query<ThreadView, RequestOf<typeof getThread>>({
      query: request<typeof getThread>('GET', '/api/v1/tweets/:id'),
      transformResponse: ({ data }: ReplyOf<typeof getThread>) => viewOf(data),
      // What was read further than the first comments stays when the discussion is fetched again.
      merge: (current, fresh) => reloaded(current, fresh),
      extraOptions: { isLastSeenKept: true },
      providesTags: (_view, _error, { params }) => [{ type: 'Thread', id: params.id }],
    }),
    listComments: build.query<ReplyOf<typeof listComments>, RequestOf<typeof listComments>>({
      query: request<typeof listComments>('GET', '/api/v1/tweets/:id/comments'),
      keepUnusedDataFor: 0,
    }),
    listReplies: build.query<ReplyOf<typeof listReplies>, RequestOf<typeof listReplies>>({
      query: request<typeof listReplies>('GET', '/api/v1/comments/:id/replies'),
      keepUnusedDataFor: 0,
    }),
    listThreadChanges: build.query<
      ReplyOf<typeof listThreadChanges>,
      RequestOf<typeof listThreadChanges>
    >({
      query: request<typeof listThreadChanges>('GET', '/api/v1/tweets/:id/changes'),
      keepUnusedDataFor: 0,
    }),
    updateThread: build.mutation<ReplyOf<typeof updateThread>, RequestOf<typeof updateThread>>({
      query: request<typeof updateThread>('PATCH', '/api/v1/tweets/:id'),
      invalidatesTags: listsAfter,
    }),
    deleteThread: build.mutation<ReplyOf<typeof deleteThread>, RequestOf<typeof deleteThread>>({
      query: request<typeof deleteThread>('DELETE', '/api/v1/tweets/:id'),
      invalidatesTags: listsUnless,
    }),
    createComment: build.mutation<ReplyOf<typeof createComment>, CommentRequest>({
      query: ({ body, idempotencyKey }) => ({
        ...createRequest({ body }),
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: listsAfter,
    }),
    updateComment: build.mutation<ReplyOf<typeof updateComment>, RequestOf<typeof updateComment>>({
      query: request<typeof updateComment>('PATCH', '/api/v1/comments/:id'),
    }),
    deleteComment: build.mutation<ReplyOf<typeof deleteComment>, RequestOf<typeof deleteComment>>({
      query: request<typeof deleteComment>('DELETE', '/api/v1/comments/:id'),
      invalidatesTags: listsUnless,
    }),
    toggleLike: build.mutation<ReplyOf<typeof toggleLike>, RequestOf<typeof toggleLike>>({
      query: request<typeof toggleLike>('POST', '/api/v1/likes/toggle'),
      invalidatesTags: listsAfter,
    }),
    acceptAnswer: build.mutation<ReplyOf<typeof acceptAnswer>, RequestOf<typeof acceptAnswer>>({
      query: request<typeof acceptAnswer>('PUT', '/api/v1/tweets/:id/answer'),
      invalidatesTags: listsAfter,
    }),
    muteThread: build.mutation<ReplyOf<typeof muteThread>, RequestOf<typeof muteThread>>({
      query: request<typeof muteThread>('PUT', '/api/v1/tweets/:id/mute'),
    }),
  }),
});

export const {
  useGetThreadQuery,
  useUpdateThreadMutation,
  useDeleteThreadMutation,
  useCreateCommentMutation,
  useUpdateCommentMutation,
  useDeleteCommentMutation,
  useToggleLikeMutation,
  useAcceptAnswerMutation,
  useMuteThreadMutation,
} = commentsApi;
