import type { Comment, Reply, ThreadChanges } from '@upaj/contract/comments.schema';
import type { Thread } from '@upaj/contract/threads.schema';
import { describe, expect, it } from 'vitest';
import { countArrived, withArrivedShown } from './arrived-posts.ts';
import { lacksAnswer, withChanges } from './live-comments.ts';
import { reloaded, type ThreadView, viewOf, withPage } from './thread-view.ts';

const now = Date.parse('2026-11-24T10:00:00Z');
const at = (minute: number) => new Date(now + minute * 60_000).toISOString();
const reader = { userId: 'me', isLiking: () => false };

const post = (createdAt: string, userId: string | null) => ({
  userId,
  profilePic: null,
  likes: [],
  likeCount: 0,
  isLiked: false,
  createdAt,
  editedAt: null,
  isDeleted: false,
  isHidden: false,
  isByNewcomer: false,
});

const comment = (_id: string, minute: number, userId = 'other'): Comment => ({
  ...post(at(minute), userId),
  _id,
  commenter: userId,
  comment: `Text of ${_id}`,
  replies: [],
  replyCount: 0,
});

const reply = (_id: string, commentId: string, minute: number, userId = 'other'): Reply => ({
  ...post(at(minute), userId),
  _id,
  commentId,
  username: userId,
  reply: `Text of ${_id}`,
});

const view = (comments: readonly Comment[], change: Partial<Thread> = {}): ThreadView =>
  viewOf(
    {
      ...post(at(-60), 'asker'),
      _id: 'thread',
      title: 'Title',
      content: 'Content',
      username: 'asker',
      hashtag: '',
      hashtags: [],
      crop: null,
      pictures: [],
      comments: comments.map(({ _id }) => _id),
      commentCount: comments.length,
      commentDesc: [...comments],
      nextCursor: null,
      hasAnswer: false,
      acceptedAnswer: null,
      isMuted: false,
      change: 10,
      ...change,
    },
    now,
  );

const changes = (change: Partial<ThreadChanges>): ThreadChanges => ({
  change: 11,
  isMore: false,
  comments: [],
  replies: [],
  commentCount: 1,
  likeCount: 0,
  acceptedId: null,
  ...change,
});

const shown = ({ thread, later }: ThreadView) =>
  [...thread.commentDesc, ...later].map(({ _id }) => _id);

describe('new comments', () => {
  it('of others wait, those of the reader do not', () => {
    const next = withChanges(
      view([comment('a', -5)]),
      changes({ comments: [comment('b', 1), comment('c', 2, 'me')], commentCount: 3 }),
      reader,
    );
    expect(shown(next)).toEqual(['a', 'c']);
    expect(countArrived(next)).toBe(1);
    expect(next.thread.commentCount).toBe(3);
    expect(shown(withArrivedShown(next))).toEqual(['a', 'b', 'c']);
  });

  it('are there once, however often they are told', () => {
    const told = changes({ comments: [comment('b', 1)] });
    const twice = withChanges(withChanges(view([]), told, reader), told, reader);
    expect(countArrived(twice)).toBe(1);
    const all = withChanges(withArrivedShown(twice), told, reader);
    expect(shown(all)).toEqual(['b']);
    expect(countArrived(all)).toBe(0);
  });

  it('that are deleted while they wait are not announced any more', () => {
    const waiting = withChanges(view([]), changes({ comments: [comment('b', 1)] }), reader);
    const deleted = { ...comment('b', 1), isDeleted: true };
    expect(countArrived(withChanges(waiting, changes({ comments: [deleted] }), reader))).toBe(0);
  });

  it('behind comments that are not read yet stand at the end, until those are read', () => {
    const long = view([comment('a', -50)], { nextCursor: '1', comments: ['z', 'b', 'a'] });
    const told = changes({ comments: [comment('n', 1), comment('b', -40)] });
    const next = withArrivedShown(withChanges(long, told, reader));
    expect(next.later.map(({ _id }) => _id)).toEqual(['n']);
    const page = [comment('b', -40), comment('z', -1), comment('n', 1)];
    const read = withPage(next, { data: page, nextCursor: null });
    expect(shown(read)).toEqual(['a', 'b', 'z', 'n']);
  });
});

describe('replies', () => {
  it('of others wait, and are not counted while they do', () => {
    const told = changes({
      comments: [{ ...comment('a', -5), replyCount: 1 }],
      replies: [reply('r', 'a', 1)],
    });
    const next = withChanges(view([comment('a', -5)]), told, reader);
    expect(next.thread.commentDesc[0]).toMatchObject({ replyCount: 0, replies: [] });
    const all = withArrivedShown(next);
    expect(all.thread.commentDesc[0]).toMatchObject({ replyCount: 1, replies: [{ _id: 'r' }] });
  });

  it('to a new comment come with it', () => {
    const told = changes({ comments: [comment('b', 1)], replies: [reply('r', 'b', 2)] });
    const all = withArrivedShown(withChanges(view([]), told, reader));
    expect(all.thread.commentDesc[0]?.replies).toMatchObject([{ _id: 'r' }]);
  });
});

it('a like that is on its way is not overwritten by what the server knew before it', () => {
  const liked = { ...comment('a', -5), isLiked: true, likeCount: 1 };
  const told = changes({ comments: [{ ...comment('a', -5), comment: 'Changed' }] });
  const next = withChanges(view([liked]), told, { ...reader, isLiking: (id) => id === 'a' });
  expect(next.thread.commentDesc[0]).toMatchObject({ comment: 'Changed', likeCount: 1 });
});

it('an accepted answer that was never read is missed', () => {
  const told = changes({ acceptedId: 'z' });
  const next = withChanges(view([comment('a', -5)]), told, reader);
  expect(lacksAnswer(next, told)).toBe(true);
  const read = changes({ acceptedId: 'a' });
  expect(withChanges(next, read, reader).thread.acceptedAnswer?._id).toBe('a');
});

it('what was read further stays when the discussion is fetched again', () => {
  const first = view([comment('a', -5)], { nextCursor: '1' });
  const further = withPage(first, { data: [comment('b', -4)], nextCursor: '2' });
  const fresh = view([{ ...comment('a', -5), comment: 'Changed' }], {
    nextCursor: '1',
    change: 12,
  });
  const next = reloaded(further, fresh);
  expect(next.thread.commentDesc.map((one) => one.comment)).toEqual(['Changed', 'Text of b']);
  expect(next.thread).toMatchObject({ nextCursor: '2', change: 10 });
});
