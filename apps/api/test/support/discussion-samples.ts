import type { EndpointName } from '@upaj/contract/contract';
import { threadForm } from './posts.ts';
import type { Sample, TestFixtures } from './test-fixtures.ts';

const cursorOf = (kind: string, id: string, key = 1_781_503_200_000) =>
  Buffer.from(`${kind} ${key} ${id}`).toString('base64url');
const threadFilter = (order: string, { own }: TestFixtures) => ({
  q: 'wheat',
  hashtag: 'wheat',
  crop: 'wheat',
  unanswered: 'true',
  brief: 'true',
  limit: '10',
  cursor: cursorOf(order, own.userId),
});

/** A valid request for every endpoint of discussions and moderation. */
export const discussionSamples: Partial<Record<EndpointName, (fixtures: TestFixtures) => Sample>> =
  {
    listThreads: (fixtures) => ({
      query: { ...threadFilter('newest', fixtures), sort: 'newest' },
    }),
    listPopularThreads: (fixtures) => ({ query: threadFilter('popular', fixtures) }),
    listMyThreads: (fixtures) => ({
      params: { userId: fixtures.own.userId },
      query: threadFilter('newest', fixtures),
    }),
    listSimilarThreads: () => ({ query: { title: 'Yellow leaves of wheat' } }),
    listHashtags: () => ({}),
    addThreadPicture: () => ({ body: {} }),
    createThread: ({ own }) => ({
      body: threadForm(own.userId, { crop: 'wheat', pictures: [], showsContacts: false }),
    }),
    getThread: ({ threadId }) => ({ params: { id: threadId } }),
    updateThread: ({ own, threadId }) => {
      const { userId: _, ...texts } = threadForm(own.userId);
      const body = { ...texts, crop: 'wheat', showsContacts: false };
      return { params: { id: threadId }, body };
    },
    deleteThread: ({ threadId }) => ({ params: { id: threadId } }),
    acceptAnswer: ({ threadId, theirCommentId }) => ({
      params: { id: threadId },
      body: { commentId: theirCommentId },
    }),
    muteThread: ({ threadId }) => ({ params: { id: threadId }, body: { isMuted: true } }),
    listComments: ({ own, threadId }) => ({
      params: { id: threadId },
      query: { limit: '10', cursor: cursorOf('comments', own.userId) },
    }),
    listReplies: ({ own, commentId }) => ({
      params: { id: commentId },
      query: { limit: '10', cursor: cursorOf('replies', own.userId) },
    }),
    listThreadChanges: ({ threadId }) => ({ params: { id: threadId }, query: { since: '0' } }),
    streamThread: ({ threadId }) => ({ params: { id: threadId } }),
    createComment: ({ own, threadId }) => ({
      body: {
        on: 'thread',
        id: threadId,
        showsContacts: false,
        content: threadForm(own.userId).content,
      },
    }),
    updateComment: ({ own, commentId }) => ({
      params: { id: commentId },
      body: { content: threadForm(own.userId).content, showsContacts: false },
    }),
    deleteComment: ({ replyId }) => ({ params: { id: replyId } }),
    toggleLike: ({ theirCommentId }) => ({
      body: { on: 'comment', id: theirCommentId, isLiked: true },
    }),
    createReport: ({ theirCommentId }) => ({
      body: { on: 'comment', id: theirCommentId, reason: 'It insults people' },
    }),
    getModerationState: () => ({}),
    listModerationCases: ({ own }) => ({
      query: { limit: '10', cursor: cursorOf('cases', own.userId) },
    }),
    listModerationActions: ({ own }) => ({
      query: { limit: '10', cursor: cursorOf('actions', own.userId) },
    }),
    moderate: ({ theirCommentId }) => ({
      body: {
        action: 'suspend',
        on: 'comment',
        id: theirCommentId,
        reason: 'It insults people',
        until: '2026-07-01T06:00:00.000Z',
      },
    }),
    listModerationNotices: ({ own }) => ({
      query: { limit: '10', cursor: cursorOf('notices', own.userId) },
    }),
    createAppeal: ({ actionId }) => ({ params: { id: actionId }, body: { text: 'It was a joke' } }),
    decideAppeal: ({ theirActionId }) => ({
      params: { id: theirActionId },
      body: { decision: 'upheld', reason: 'I have read it again' },
    }),
  };
