import {
  ChangesSince,
  Comment,
  CommentForm,
  Liked,
  LikeToggle,
  LiveThread,
  NewComment,
  Reply,
  ThreadChanges,
  WrittenComment,
} from './comments.schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { ById, Page, pageOf, reply } from './fields.ts';
import { maxPostBytes } from './limits.ts';

/** Comments belong to the domain of discussions. */
const threads = { resource: 'threads' } as const;

export const listComments = defineEndpoint({
  ...threads,
  name: 'listComments',
  method: 'GET',
  path: '/api/v1/tweets/:id/comments',
  access: 'anyone',
  summary: 'Lists the comments of a discussion, oldest first, 20 at a time unless asked otherwise.',
  params: ById,
  query: Page,
  replies: { 200: pageOf(Comment) },
  errors: [404],
});

export const listReplies = defineEndpoint({
  ...threads,
  name: 'listReplies',
  method: 'GET',
  path: '/api/v1/comments/:id/replies',
  access: 'anyone',
  summary: 'Lists the replies to a comment, oldest first, 20 at a time unless asked otherwise.',
  params: ById,
  query: Page,
  replies: { 200: pageOf(Reply) },
  errors: [404],
});

export const listThreadChanges = defineEndpoint({
  ...threads,
  name: 'listThreadChanges',
  method: 'GET',
  path: '/api/v1/tweets/:id/changes',
  access: 'anyone',
  summary: 'Lists up to 100 comments and replies that were written or changed since a change.',
  params: ById,
  query: ChangesSince,
  replies: { 200: reply(ThreadChanges) },
  errors: [404],
});

export const streamThread = defineEndpoint({
  ...threads,
  name: 'streamThread',
  method: 'GET',
  path: '/api/v1/tweets/:id/stream',
  access: 'authenticated',
  summary: 'Tells when a discussion changes, as server-sent events; the first comes at once.',
  params: ById,
  isStream: true,
  replies: { 200: LiveThread },
  errors: [401, 404],
});

export const createComment = defineEndpoint({
  ...threads,
  name: 'createComment',
  method: 'POST',
  path: '/api/v1/comments',
  access: 'authenticated',
  summary: 'Comments on a discussion or replies to a comment.',
  body: NewComment,
  maxBodyBytes: maxPostBytes,
  isIdempotent: true,
  replies: { 201: reply(WrittenComment) },
  errors: [401, 403, 404, 409, 422],
});

export const updateComment = defineEndpoint({
  ...threads,
  name: 'updateComment',
  method: 'PATCH',
  path: '/api/v1/comments/:id',
  access: 'authenticated',
  summary: "Changes one's own comment or reply within 24 hours.",
  params: ById,
  body: CommentForm,
  maxBodyBytes: maxPostBytes,
  replies: { 200: reply(WrittenComment) },
  errors: [401, 403, 404, 409],
});

export const deleteComment = defineEndpoint({
  ...threads,
  name: 'deleteComment',
  method: 'DELETE',
  path: '/api/v1/comments/:id',
  access: 'authenticated',
  summary: "Deletes one's own comment or reply; replies to it stay.",
  params: ById,
  replies: { 204: null },
  errors: [401, 403, 404, 409],
});

export const toggleLike = defineEndpoint({
  ...threads,
  name: 'toggleLike',
  method: 'POST',
  path: '/api/v1/likes/toggle',
  access: 'authenticated',
  summary: 'Likes, or removes the like.',
  body: LikeToggle,
  replies: { 200: reply(Liked) },
  errors: [401, 403, 404, 409],
});
