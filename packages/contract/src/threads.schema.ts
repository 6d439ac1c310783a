import * as z from 'zod/mini';
import { Comment, consent, count, post, username } from './comments.schema.ts';
import { Id, line, Page, Picture, text } from './fields.ts';
import { postLine, postText } from './post-fields.ts';
import { longestHashtag, maxThreadPictures, threadLengths } from './threads.rules.ts';

const { title, content } = threadLengths;

const titleField = postLine(title.min, title.max).check(
  z.describe('What it is about, 6 to 150 characters as a reader counts them'),
);
const contentField = postText(content.min, content.max).check(
  z.describe(
    'The question, 8 to 10,000 characters as a reader counts them; a small subset of Markdown; #words are its hashtags',
  ),
);
const cropField = line(1, 40).check(
  z.describe('Id of the crop that it is about, from the list of crops'),
);
/** A discussion as typed. */
export const ThreadForm = z.strictObject({
  title: titleField,
  content: contentField,
  crop: z.optional(cropField),
  pictures: z
    .optional(z.array(Id).check(z.maxLength(maxThreadPictures)))
    .check(z.describe("Ids of the author's uploaded pictures, up to 3, in their order")),
  showsContacts: consent,
});
export type ThreadForm = z.infer<typeof ThreadForm>;

/** The form as sent, with the author's id. */
export const NewThread = z.strictObject({
  ...ThreadForm.shape,
  userId: Id.check(z.describe('The author: the signed-in user')),
});
export type NewThread = z.infer<typeof NewThread>;

/** An author's change; absent fields stay unchanged. */
export const ThreadChange = z.strictObject({
  title: z.optional(titleField),
  content: z.optional(contentField),
  crop: z.optional(z.nullable(cropField)).check(z.describe('Null for no crop')),
  showsContacts: consent,
});
export type ThreadChange = z.infer<typeof ThreadChange>;

/** A picture of a discussion. */
export const ThreadPicture = z.object({
  id: Id.check(z.describe('Id of the picture')),
  ...Picture.shape,
});
export type ThreadPicture = z.infer<typeof ThreadPicture>;

export const Thread = z.object({
  ...post,
  _id: Id.check(z.describe('Id of the discussion')),
  title: text('What it is about'),
  content: text('The question; its first 200 characters in a brief list'),
  username,
  hashtag: text('Its first hashtag without #, empty without one'),
  hashtags: z.array(z.string()).check(z.describe('Its hashtags without #, at most five')),
  crop: z.nullable(z.string()).check(z.describe('Id of the crop that it is about, null for none')),
  pictures: z.array(ThreadPicture).check(z.describe('Its pictures in their order, at most three')),
  comments: z
    .array(Id)
    .check(z.describe('Ids of its comments, the latest first, at most 100 of them')),
  commentCount: count('Number of its comments, without replies'),
  commentDesc: z
    .array(Comment)
    .check(z.describe('The first 20 comments, the oldest first; empty in lists of discussions')),
  nextCursor: z
    .nullable(z.string())
    .check(z.describe('Cursor of the comments after `commentDesc`, null if there are no more')),
  hasAnswer: z.boolean().check(z.describe('Whether its author has accepted an answer')),
  acceptedAnswer: z
    .nullable(Comment)
    .check(
      z.describe('The accepted answer, null without one and in lists; among the comments too'),
    ),
  isMuted: z
    .boolean()
    .check(z.describe('Whether the signed-in user has switched off its notifications')),
  change: count('Number of its last change, from which `listThreadChanges` goes on'),
});
export type Thread = z.infer<typeof Thread>;

const flag = (description: string) =>
  z.optional(z.enum(['true', 'false'])).check(z.describe(description));

const filter = {
  q: z
    .optional(line(1, 100))
    .check(z.describe('Words of title, text or hashtags, in English, Hindi or roman Hindi')),
  hashtag: z
    .optional(line(1, longestHashtag))
    .check(z.describe('Only with this hashtag, without #')),
  crop: z.optional(line(1, 40)).check(z.describe('Only about this crop, by its id')),
  unanswered: flag('`true` for discussions without a comment only'),
  brief: flag('`true` for empty `likes` and `comments` and the first 200 characters of texts'),
};

/** Filters of discussions, all optional. */
export const ThreadFilter = z.strictObject({ ...filter, ...Page.shape });
export type ThreadFilter = z.infer<typeof ThreadFilter>;

/** The same, with an order. */
export const SortedThreadFilter = z.strictObject({
  ...filter,
  sort: z
    .optional(z.enum(['newest', 'activity']))
    .check(z.describe('The newest first by default; `activity`: the last written in first')),
  ...Page.shape,
});
export type SortedThreadFilter = z.infer<typeof SortedThreadFilter>;

/** What is like the title that is being typed. */
export const SimilarTo = z.strictObject({
  title: line(1, 200).check(z.describe('The title as far as it is typed')),
});

/** A discussion that may answer the same question. */
export const SimilarThread = z.object({
  _id: Id.check(z.describe('Id of the discussion')),
  title: text('What it is about'),
  commentCount: count('Number of its comments'),
  hasAnswer: z.boolean().check(z.describe('Whether its author has accepted an answer')),
});
export type SimilarThread = z.infer<typeof SimilarThread>;

/** A hashtag that is in use. */
export const HashtagUse = z.object({
  hashtag: text('The word without #'),
  count: count('Number of the latest 1,000 discussions that have it'),
});
export type HashtagUse = z.infer<typeof HashtagUse>;

/** The answer that the asker accepts. */
export const AcceptedAnswer = z.strictObject({
  commentId: z.nullable(Id).check(z.describe('A comment of the discussion, null for none')),
});

export const Muting = z.strictObject({
  isMuted: z.boolean().check(z.describe('Whether its notifications are switched off')),
});
