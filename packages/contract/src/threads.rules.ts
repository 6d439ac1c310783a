/** Lengths of what people write in discussions, in graphemes: the fewest and the most. */
export const threadLengths = {
  title: { min: 6, max: 150 },
  content: { min: 8, max: 10_000 },
  comment: { min: 2, max: 2_000 },
} as const;

/** Most pictures of one discussion, counted. */
export const maxThreadPictures = 3;
/** Most hashtags of one discussion, counted; further ones stay plain text. */
export const maxHashtags = 5;
/** Comments and replies that come with what they belong to, and of each further page, counted. */
export const commentsAtOnce = 20;
/** Most ids in the `likes` and `comments` of a discussion, counted; `likeCount` and `commentCount` count all. */
export const mostIds = 100;
/** Graphemes of a discussion's text in a brief list. */
export const briefLength = 200;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds after sign-up in which an account counts as new: most spam comes from accounts of the first day. */
export const newAccountMs = 24 * HOUR;

/** Whether an account is known: older than its first 24 hours. */
export const isKnownAccount = (openedAt: Date, now: Date): boolean =>
  now.getTime() - openedAt.getTime() >= newAccountMs;

/** How much an account may write. */
export interface PostLimits {
  /** Discussions in 24 hours, counted. */
  threads: number;
  /** Comments and replies in 24 hours, counted. */
  comments: number;
  /** Links in one post, counted. */
  links: number;
  /** Pictures of one discussion, counted. */
  pictures: number;
}

/** Limits of an account in its first 24 hours. */
export const newAccountLimits: PostLimits = { threads: 3, comments: 10, links: 2, pictures: 1 };
/** Limits of a known account. */
export const knownAccountLimits: PostLimits = {
  threads: 30,
  comments: 100,
  links: 20,
  pictures: maxThreadPictures,
};

/** Milliseconds between two discussions, and between two comments, of a new account. */
export const newAccountPauses = { thread: 120 * SECOND, comment: 30 * SECOND } as const;
/** Milliseconds in which the same text of the same person is refused: a second press, not a second thought. */
export const repeatedTextMs = 5 * MINUTE;
/** Milliseconds for which a post can be changed by its author. */
export const editableMs = 24 * HOUR;
/** Milliseconds after writing in which a change is not marked: a typing error, seen at once. */
export const unmarkedEditMs = 5 * MINUTE;
/** Reports of different people that hide a post of a new account, counted. */
export const reportsToHide = 3;
/** Milliseconds for which likes of one post are told as one notification. */
export const likesToldMs = HOUR;

/** Whether a post of this moment can still be changed by its author. */
export const isPostEditable = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < editableMs;

/** Whether a change at this moment is marked as one. */
export const isEditMarked = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= unmarkedEditMs;

/** Hours in which the popularity of a discussion halves. */
export const popularityHalfLifeHours = 72;

/**
 * The order of popular discussions, in seconds. A discussion has 1 + likes + 2 × comments points, which halve every
 * 72 hours: points × 2^(-age / 72 h). Its logarithm to base 2, in units of the half-life, orders the same way and does not
 * change as time passes: creation time + 72 h × log2(points). The database computes the same and has an index on it.
 */
export const popularity = (likes: number, comments: number, createdAt: Date): number =>
  Math.round(
    createdAt.getTime() / SECOND +
      popularityHalfLifeHours * 3600 * Math.log2(1 + likes + 2 * comments),
  );

/** Most UTF-16 units of a hashtag; a longer word is none. */
export const longestHashtag = 100;

// A word of letters, marks, digits, _ and joiners, after # that does not stand inside a word or an address; a number is none.
const hashtag =
  /(?<![\p{L}\p{M}\p{N}_&/#])#(?=[\p{M}\p{N}_]*\p{L})([\p{L}\p{M}\p{N}_\u200C\u200D]{2,})/gu;

/** A half nasal before a letter of its own class: हिन्दी for हिंदी. */
const halfNasals = /(?:ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ]))/g;

/** A hashtag in the one spelling of all that a reader takes for the same: #Wheat is wheat, #गेहूँ is गेहूं, #हिन्दी is हिंदी. */
export const hashtagKey = (written: string): string =>
  written
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200C\u200D]/g, '')
    .replaceAll('ँ', 'ं')
    .replace(/(?<=[कखगजफ])\u093C/g, '')
    .replace(halfNasals, 'ं');

/** The hashtags of a text in their order, without # and in one spelling, each once, at most `maxHashtags`. */
export const hashtagsIn = (...texts: readonly string[]): string[] => {
  const found = texts.flatMap((text) =>
    [...text.normalize('NFC').matchAll(hashtag)]
      .map(([, word = '']) => hashtagKey(word))
      .filter(({ length }) => length >= 2 && length <= longestHashtag),
  );
  return [...new Set(found)].slice(0, maxHashtags);
};

const link = /\b(?:https?:\/\/|www\.)[^\s<>"'`()[\]{}]+/giu;

/** Number of links in a text. */
export const countLinks = (text: string): number => text.match(link)?.length ?? 0;
