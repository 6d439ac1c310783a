import { defineEndpoint } from './endpoint.ts';
import { ById, ByUserId, Done, Page, pageOf, reply } from './fields.ts';
import {
  Comment,
  Liked,
  LikeToggle,
  NewComment,
  NewReport,
  NewThread,
  Thread,
} from './threads.schema.ts';

const threads = { resource: 'threads' } as const;

export const listThreads = defineEndpoint({
  ...threads,
  name: 'listThreads',
  method: 'GET',
  path: '/api/v1/tweets',
  access: 'anyone',
  summary: 'Lists discussions, newest first.',
  query: Page,
  replies: { 200: pageOf(Thread) },
  errors: [],
});

export const listPopularThreads = defineEndpoint({
  ...threads,
  name: 'listPopularThreads',
  method: 'GET',
  path: '/api/v1/threads/popular',
  access: 'anyone',
  summary: 'Lists the discussions that most people took part in.',
  query: Page,
  replies: { 200: pageOf(Thread) },
  errors: [],
});

export const listMyThreads = defineEndpoint({
  ...threads,
  name: 'listMyThreads',
  method: 'GET',
  path: '/api/v1/threads/mytweets/:userId',
  access: 'self',
  summary: "Lists one's own discussions.",
  params: ByUserId,
  query: Page,
  replies: { 200: pageOf(Thread) },
  errors: [401, 403],
});

export const createThread = defineEndpoint({
  ...threads,
  name: 'createThread',
  method: 'POST',
  path: '/api/v1/tweets',
  access: 'self',
  summary: 'Creates a discussion.',
  body: NewThread,
  isIdempotent: true,
  replies: { 201: reply(Thread) },
  errors: [401, 403, 422],
});

export const getThread = defineEndpoint({
  ...threads,
  name: 'getThread',
  method: 'GET',
  path: '/api/v1/tweets/:id',
  access: 'anyone',
  summary: 'Reads a discussion with its comments.',
  params: ById,
  replies: { 200: reply(Thread) },
  errors: [404],
});

export const createComment = defineEndpoint({
  ...threads,
  name: 'createComment',
  method: 'POST',
  path: '/api/v1/comments',
  access: 'authenticated',
  summary: 'Comments on a discussion or replies to a comment.',
  body: NewComment,
  isIdempotent: true,
  replies: { 201: reply(Comment) },
  errors: [401, 404, 422],
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
  errors: [401, 404],
});

export const createReport = defineEndpoint({
  ...threads,
  name: 'createReport',
  method: 'POST',
  path: '/api/v1/reports',
  access: 'authenticated',
  summary: 'Reports a discussion or a comment to a moderator.',
  body: NewReport,
  replies: { 202: Done },
  errors: [401, 404],
});
