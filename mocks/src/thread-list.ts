import { findCrop } from '@upaj/content/crops/crops';
import { ranksOf, type TermSet } from '@upaj/content/search/find-in';
import { isMeant, parseQuery } from '@upaj/content/search/search-query';
import { searchTerms } from '@upaj/content/search/search-terms';
import type { Viewer } from '@upaj/contract/post-checks';
import { hashtagKey, hashtagsIn, popularity } from '@upaj/contract/threads.rules';
import type {
  HashtagUse,
  SimilarThread,
  SortedThreadFilter,
  ThreadFilter,
} from '@upaj/contract/threads.schema';
import type * as z from 'zod/mini';
import { newestFirst, pageOf, where } from './collection.ts';
import { db } from './db.ts';
import type { ThreadRecord } from './post-records.ts';
import { ranked } from './ranked-search.ts';
import { acceptedOf, isOpen, openCommentsOf } from './thread-posts.ts';
import { toListed } from './thread-view.ts';

type Order = NonNullable<SortedThreadFilter['sort']> | 'popular';

/** Search terms by record; a changed discussion is another record. */
const cache = new WeakMap<ThreadRecord, TermSet>();

function termsOf(record: ThreadRecord): TermSet {
  const { title, content, crop } = record;
  const { en = '', hi = '' } = findCrop(crop ?? '')?.name ?? {};
  const terms =
    cache.get(record) ?? new Set(searchTerms({ name: title, text: [content, en, hi].join(' . ') }));
  cache.set(record, terms);
  return terms;
}

const scoreOf = ({ id, likedBy, createdAt }: ThreadRecord) =>
  popularity(likedBy.length, openCommentsOf(id).length, new Date(createdAt));

const byOrder: Record<Order, (left: ThreadRecord, right: ThreadRecord) => number> = {
  newest: (left, right) => right.createdAt.localeCompare(left.createdAt),
  activity: (left, right) => right.lastActivityAt.localeCompare(left.lastActivityAt),
  popular: (left, right) => scoreOf(right) - scoreOf(left),
};

function matches(record: ThreadRecord, { hashtag, crop, unanswered }: ThreadFilter): boolean {
  const wanted = hashtag && hashtagKey(hashtag);
  return (
    (!wanted || hashtagsIn(record.title, record.content).includes(wanted)) &&
    (!crop || record.crop === crop) &&
    (unanswered !== 'true' || openCommentsOf(record.id).length === 0)
  );
}

const threadsWhere = (isMeant: (record: ThreadRecord) => boolean) =>
  newestFirst(where(db.threads, isMeant));
/** Every discussion that is neither deleted nor hidden. */
const listed = () => threadsWhere(isOpen);

/** One page of discussions; authors see their hidden ones among their own. */
export function listPage(filter: ThreadFilter, order: Order, viewer: Viewer, authorId?: string) {
  const isOwn = (record: ThreadRecord) => record.authorId === authorId && record.deletedAt === null;
  const inOrder = threadsWhere(authorId === undefined ? isOpen : isOwn)
    .filter((record) => matches(record, filter))
    .sort(byOrder[order]);
  return pageOf(ranked(inOrder, filter.q, termsOf), filter, (record) =>
    toListed(record, viewer, filter.brief === 'true'),
  );
}

const mostHashtags = 20;
const mostSimilar = 5;

/** The hashtags that the latest discussions use most. */
export function hashtagUses(): z.infer<typeof HashtagUse>[] {
  const counts = new Map<string, number>();
  const words = listed()
    .slice(0, 1000)
    .flatMap(({ title, content }) => hashtagsIn(title, content));
  for (const hashtag of words) counts.set(hashtag, (counts.get(hashtag) ?? 0) + 1);
  return [...counts]
    .map(([hashtag, count]) => ({ hashtag, count }))
    .sort((left, right) => right.count - left.count || left.hashtag.localeCompare(right.hashtag))
    .slice(0, mostHashtags);
}

/** Discussions that have at least half of the words of a title, those with the most of them first. */
export function similarTo(title: string): SimilarThread[] {
  const parts = parseQuery(title).filter(isMeant);
  if (parts.length === 0) return [];
  const shareOf = (record: ThreadRecord) =>
    parts.filter((part) => Math.max(...(ranksOf(termsOf(record), [part]) ?? [3])) < 2).length /
    parts.length;
  return listed()
    .map((record) => ({ record, share: shareOf(record) }))
    .filter(({ share }) => share >= 0.5)
    .sort((left, right) => right.share - left.share)
    .slice(0, mostSimilar)
    .map(({ record }) => ({
      _id: record.id,
      title: record.title,
      hasAnswer: acceptedOf(record) !== undefined,
      commentCount: openCommentsOf(record.id).length,
    }));
}
