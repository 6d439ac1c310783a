import type { Comment, Reply } from '@upaj/contract/comments.schema';
import { readableText, seesAll, unknownUser, type Viewer } from '@upaj/contract/post-checks';
import type { Thread, ThreadPicture } from '@upaj/contract/threads.schema';
import { type KeptPicture, viewOf } from '../../platform/pictures/picture-views.ts';
import type { Author } from '../accounts/accounts.service.ts';
import type { CommentRow, PostRow, ThreadRow } from './thread-columns.store.ts';

/** Where the pictures of discussions are served. */
export const threadPicturePath = '/thread-pictures';

/** What a view is made of beside its row. */
export interface Surroundings {
  viewer: Viewer;
  /** The authors by id, without deleted accounts. */
  authors: ReadonlyMap<string, Author>;
  /** Ids of the posts that the viewer likes. */
  liked: ReadonlySet<string>;
  /** Ids of the discussions that the viewer has muted. */
  muted: ReadonlySet<string>;
}

/** The URLs of a picture of a discussion. */
export const threadPictureView = (picture: KeptPicture): ThreadPicture => ({
  id: picture.id,
  ...viewOf(picture, threadPicturePath),
});

/** Whether only a tombstone of a post is shown. */
const isTombstone = (row: PostRow, viewer: Viewer): boolean =>
  row.deletedAt !== null || (row.isHidden && !seesAll(viewer, row));

/** What every post has. */
function postView(row: PostRow, author: Author | undefined, liked: Surroundings['liked']) {
  return {
    _id: row.id,
    userId: author ? row.authorId : null,
    profilePic: author?.profilePic ?? null,
    likes: row.likes,
    likeCount: row.likeCount,
    isLiked: liked.has(row.id),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    isDeleted: row.deletedAt !== null,
    isHidden: row.isHidden,
    isByNewcomer: row.isByNewcomer,
  };
}

const noOne: ReadonlySet<string> = new Set();
/** The row of a tombstone: where it was, and nothing of what it said. */
const tombstoneOf = <Row extends PostRow>(row: Row): Row => ({
  ...row,
  authorId: null,
  content: '',
  likes: [],
  likeCount: 0,
  editedAt: null,
});

/** A post as a person sees it, its author's name, and its text. */
function seen(row: PostRow, { viewer, authors, liked }: Surroundings) {
  const gone = isTombstone(row, viewer);
  const shown = gone ? tombstoneOf(row) : row;
  const author = shown.authorId === null ? undefined : authors.get(shown.authorId);
  return {
    gone,
    post: postView(shown, author, gone ? noOne : liked),
    name: author?.name ?? unknownUser,
    text: readableText(shown.content, viewer, row),
  };
}

/** A reply as a person sees it. */
export function replyView(row: CommentRow, surroundings: Surroundings): Reply {
  const { post, name, text } = seen(row, surroundings);
  return { ...post, username: name, reply: text, commentId: row.parentId ?? '' };
}

/** A comment as a person sees it, with those of the replies that belong to it. */
export function commentView(
  row: CommentRow,
  replies: readonly CommentRow[],
  surroundings: Surroundings,
): Comment {
  const { post, name, text } = seen(row, surroundings);
  return {
    ...post,
    commenter: name,
    comment: text,
    replyCount: row.replyCount,
    replies: replies
      .filter(({ parentId }) => parentId === row.id)
      .map((reply) => replyView(reply, surroundings)),
  };
}

/** The parts of a discussion that lists leave out. */
type Details = Pick<Thread, 'commentDesc' | 'nextCursor' | 'acceptedAnswer'>;
const noDetails: Details = { commentDesc: [], nextCursor: null, acceptedAnswer: null };
const whole = (text: string) => text;

/** A discussion as a person sees it; a list may cut its text. */
export function threadView(
  row: ThreadRow,
  surroundings: Surroundings,
  { commentDesc, nextCursor, acceptedAnswer }: Details = noDetails,
  cut: (text: string) => string = whole,
): Thread {
  const { gone, post, name, text } = seen(row, surroundings);
  const hashtags = gone ? [] : row.hashtags;
  // Field by field: spreading into so large an object took a quarter of the time of a list.
  return {
    _id: post._id,
    userId: post.userId,
    profilePic: post.profilePic,
    likes: post.likes,
    likeCount: post.likeCount,
    isLiked: post.isLiked,
    createdAt: post.createdAt,
    editedAt: post.editedAt,
    isDeleted: post.isDeleted,
    isHidden: post.isHidden,
    isByNewcomer: post.isByNewcomer,
    username: name,
    title: gone ? '' : readableText(row.title, surroundings.viewer, row),
    // Masked before it is cut: half of a phone number would not be found.
    content: cut(text),
    hashtag: hashtags[0] ?? '',
    hashtags,
    crop: gone ? null : row.crop,
    pictures: gone ? [] : row.pictures.map(threadPictureView),
    comments: row.comments,
    commentCount: row.commentCount,
    commentDesc,
    nextCursor,
    hasAnswer: row.acceptedId !== null,
    acceptedAnswer,
    isMuted: surroundings.muted.has(row.id),
    change: row.change,
  };
}
