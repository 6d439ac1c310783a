import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { ById, ByUserId, Done, pageOf, reply } from './fields.ts';
import { maxPictureBytes, maxPostBytes } from './limits.ts';
import {
  AcceptedAnswer,
  HashtagUse,
  Muting,
  NewThread,
  SimilarThread,
  SimilarTo,
  SortedThreadFilter,
  Thread,
  ThreadChange,
  ThreadFilter,
  ThreadPicture,
} from './threads.schema.ts';

const threads = { resource: 'threads' } as const;

export const listThreads = defineEndpoint({
  ...threads,
  name: 'listThreads',
  method: 'GET',
  path: '/api/v1/tweets',
  access: 'anyone',
  summary: 'Lists discussions, newest first unless sorted otherwise.',
  query: SortedThreadFilter,
  replies: { 200: pageOf(Thread) },
  errors: [],
});

export const listPopularThreads = defineEndpoint({
  ...threads,
  name: 'listPopularThreads',
  method: 'GET',
  path: '/api/v1/threads/popular',
  access: 'anyone',
  summary: 'Lists discussions by likes and comments, which count half as much every 72 hours.',
  query: ThreadFilter,
  replies: { 200: pageOf(Thread) },
  errors: [],
});

export const listMyThreads = defineEndpoint({
  ...threads,
  name: 'listMyThreads',
  method: 'GET',
  path: '/api/v1/threads/mytweets/:userId',
  access: 'self',
  summary: "Lists one's own discussions, newest first.",
  params: ByUserId,
  query: ThreadFilter,
  replies: { 200: pageOf(Thread) },
  errors: [401, 403],
});

export const listSimilarThreads = defineEndpoint({
  ...threads,
  name: 'listSimilarThreads',
  method: 'GET',
  path: '/api/v1/threads/similar',
  access: 'anyone',
  summary: 'Lists up to five discussions that may answer the same question.',
  query: SimilarTo,
  replies: { 200: reply(z.array(SimilarThread)) },
  errors: [],
});

export const listHashtags = defineEndpoint({
  ...threads,
  name: 'listHashtags',
  method: 'GET',
  path: '/api/v1/threads/hashtags',
  access: 'anyone',
  summary: 'Lists the twenty hashtags that the latest discussions use most.',
  replies: { 200: reply(z.array(HashtagUse)) },
  errors: [],
});

export const addThreadPicture = defineEndpoint({
  ...threads,
  name: 'addThreadPicture',
  method: 'POST',
  path: '/api/v1/tweets/pictures',
  access: 'authenticated',
  summary: 'Uploads a picture for a discussion; it is deleted if none shows it within 24 hours.',
  body: z.strictObject({}),
  files: { field: 'images', min: 1, max: 1, maxBytes: maxPictureBytes },
  isIdempotent: true,
  replies: { 201: reply(ThreadPicture) },
  errors: [401, 403, 422],
});

export const createThread = defineEndpoint({
  ...threads,
  name: 'createThread',
  method: 'POST',
  path: '/api/v1/tweets',
  access: 'self',
  summary: 'Creates a discussion.',
  body: NewThread,
  maxBodyBytes: maxPostBytes,
  isIdempotent: true,
  replies: { 201: reply(Thread) },
  errors: [401, 403, 409, 422],
});

export const getThread = defineEndpoint({
  ...threads,
  name: 'getThread',
  method: 'GET',
  path: '/api/v1/tweets/:id',
  access: 'anyone',
  summary: 'Reads a discussion with its first comments.',
  params: ById,
  replies: { 200: reply(Thread) },
  errors: [404],
});

export const updateThread = defineEndpoint({
  ...threads,
  name: 'updateThread',
  method: 'PATCH',
  path: '/api/v1/tweets/:id',
  access: 'owner',
  summary: "Changes one's own discussion within 24 hours.",
  params: ById,
  body: ThreadChange,
  maxBodyBytes: maxPostBytes,
  replies: { 200: reply(Thread) },
  errors: [401, 403, 404, 409],
});

export const deleteThread = defineEndpoint({
  ...threads,
  name: 'deleteThread',
  method: 'DELETE',
  path: '/api/v1/tweets/:id',
  access: 'owner',
  summary: "Deletes one's own discussion; its comments stay.",
  params: ById,
  replies: { 204: null },
  errors: [401, 403, 404, 409],
});

export const acceptAnswer = defineEndpoint({
  ...threads,
  name: 'acceptAnswer',
  method: 'PUT',
  path: '/api/v1/tweets/:id/answer',
  access: 'owner',
  summary: "Marks a comment as the accepted answer to one's own discussion, or none.",
  params: ById,
  body: AcceptedAnswer,
  replies: { 200: reply(AcceptedAnswer) },
  errors: [401, 403, 404, 409],
});

export const muteThread = defineEndpoint({
  ...threads,
  name: 'muteThread',
  method: 'PUT',
  path: '/api/v1/tweets/:id/mute',
  access: 'authenticated',
  summary: 'Switches the notifications of a discussion off or on for the user.',
  params: ById,
  body: Muting,
  replies: { 200: Done },
  errors: [401, 404],
});
