import type { Comment, Reply } from '@upaj/contract/comments.schema';
import type { Thread } from '@upaj/contract/threads.schema';

type Unknown = Readonly<Record<string, unknown>>;

const textIn = (state: Unknown, name: string): string => {
  const value = state[name];
  return typeof value === 'string' ? value : '';
};
const textOrNull = (state: Unknown, name: string) => textIn(state, name) || null;
const listIn = (state: Unknown, name: string): unknown[] => {
  const value = state[name];
  return Array.isArray(value) ? value : [];
};
const textsIn = (state: Unknown, name: string) =>
  listIn(state, name).filter((value) => typeof value === 'string');
const numberIn = (state: Unknown, name: string): number | undefined => {
  const value = state[name];
  return typeof value === 'number' ? value : undefined;
};

/** What every post of a state has; the specification's names alone say neither when nor by which id. */
const postIn = (state: Unknown) => ({
  userId: 'userId' in state ? textOrNull(state, 'userId') : '',
  profilePic: textOrNull(state, 'profilePic'),
  createdAt: textIn(state, 'createdAt'),
  editedAt: textOrNull(state, 'editedAt'),
  likes: textsIn(state, 'likes'),
  likeCount: numberIn(state, 'likeCount') ?? listIn(state, 'likes').length,
  isLiked: state.isLiked === true,
  isByNewcomer: state.isByNewcomer !== false,
  isDeleted: state.isDeleted === true,
  isHidden: state.isHidden === true,
});

function replyIn(state: Unknown, at: string): Reply {
  return {
    ...postIn(state),
    _id: textIn(state, '_id') || at,
    commentId: textIn(state, 'commentId'),
    username: textIn(state, 'username'),
    reply: textIn(state, 'reply'),
  };
}

function commentIn(state: Unknown, at: string): Comment {
  const replies = listIn(state, 'replies').map((reply, place) =>
    replyIn(Object(reply), `${at}-${place}`),
  );
  return {
    ...postIn(state),
    _id: textIn(state, '_id') || at,
    replies,
    replyCount: replies.length,
    commenter: textIn(state, 'commenter'),
    comment: textIn(state, 'comment'),
  };
}

/**
 * The discussion in a navigation state: with the names of the specification (username, profilePic, title, hashtag, likes,
 * comments, content, commentDesc), and what a list knows beyond them. Nothing if there is none; without an id it is `''`.
 */
export function threadIn(state: unknown): Thread | undefined {
  if (typeof state !== 'object' || state === null || !('title' in state && 'content' in state))
    return undefined;
  const parts: Unknown = { ...state };
  const hashtag = textIn(parts, 'hashtag').replace(/^#/, '');
  const hashtags = textsIn(parts, 'hashtags');
  const commentDesc = listIn(parts, 'commentDesc').map((comment, place) =>
    commentIn(Object(comment), String(place)),
  );
  return {
    ...postIn(parts),
    _id: textIn(parts, '_id'),
    username: textIn(parts, 'username'),
    title: textIn(parts, 'title'),
    content: textIn(parts, 'content'),
    hashtag,
    hashtags: hashtags.length > 0 || !hashtag ? hashtags : [hashtag],
    crop: textOrNull(parts, 'crop'),
    pictures: [],
    comments: textsIn(parts, 'comments'),
    commentCount: numberIn(parts, 'commentCount') ?? listIn(parts, 'comments').length,
    commentDesc,
    nextCursor: null,
    hasAnswer: parts.hasAnswer === true,
    acceptedAnswer: null,
    isMuted: parts.isMuted === true,
    change: 0,
  };
}
