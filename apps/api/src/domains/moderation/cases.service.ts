import { pageSize } from '@upaj/content/trade-unit';
import { invalidField } from '@upaj/contract/api-error';
import type {
  ModerationAction,
  ModerationCase,
  ModerationState,
} from '@upaj/contract/moderation.schema';
import { unknownUser } from '@upaj/contract/post-checks';
import type { Person } from '../../platform/access/person.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import { readCursor, writeCursor } from '../../platform/paging/cursor.ts';
import type { ShowActions } from './action-view.ts';
import type { PageQuery } from './actions.service.ts';
import type { ActionStore } from './actions.store.ts';
import type { CaseStore, WaitingPost } from './cases.store.ts';
import { type ModeratedPost, postName } from './moderated-post.ts';
import type { OpenReports, ReportStore } from './reports.store.ts';
import type { Suspensions } from './suspensions.service.ts';
import type { SuspensionStore } from './suspensions.store.ts';

const CURSOR = 'cases';
/** Most reports and most versions of a case, counted. */
const MOST_SHOWN = 20;
/** Most cases and most notices that are counted. */
const MOST_COUNTED = 100;

const none: OpenReports = { count: 0, reports: [] };

export type Cases = ReturnType<typeof createCases>;

/** What waits for a moderator. */
export function createCases(
  deps: Pick<Platform, 'services' | 'now'> & {
    store: CaseStore;
    actions: ActionStore;
    reports: ReportStore;
    suspensions: Suspensions;
    suspensionStore: SuspensionStore;
    show: ShowActions;
  },
) {
  const { services, now, store, actions, reports, suspensions, show } = deps;

  /** A post with its earlier versions and its pictures; undefined if it was deleted meanwhile. */
  async function readPost(waiting: WaitingPost) {
    const { on, id } = postName(waiting);
    const post = await services.threads.findPost(on, id);
    if (!post) return undefined;
    const versions = await services.threads.versionsOf(on, id, MOST_SHOWN);
    const pictures = on === 'thread' ? await services.threads.picturesOf(id) : [];
    return { waiting, post, versions, pictures };
  }

  /** What is known of the people and the posts of a page. */
  async function factsOf(person: Person, found: readonly FoundCase[]): Promise<Facts> {
    const open = await reports.openOf(
      found.map(({ waiting }) => waiting),
      MOST_SHOWN,
    );
    const authors = found.flatMap(({ post }) => post.authorId ?? []);
    const reporters = [...open.values()].flatMap((one) => one.reports.map((r) => r.reporterId));
    const appealed = await actions.findMany(found.flatMap(({ waiting }) => waiting.actionId ?? []));
    const shown = await show(person, appealed);
    return {
      open,
      names: await services.accounts.profilesOf([...authors, ...reporters]),
      warnings: await actions.warningsOf(authors),
      suspended: await deps.suspensionStore.ofUsers(authors, now()),
      appealed: new Map(shown.map((action) => [action._id, action])),
    };
  }

  return {
    /** Posts with open reports and open appeals, page by page, the oldest first. */
    async list(person: Person, { cursor, limit = pageSize }: PageQuery) {
      const after = cursor === undefined ? undefined : readCursor(CURSOR, cursor);
      if (cursor !== undefined && !after) throw invalidField('cursor', 'wrong_cursor');
      const waiting = await store.list(after, limit + 1);
      const page = waiting.slice(0, limit);
      const found: FoundCase[] = [];
      // One after the other, so that a page of cases takes one connection.
      for (const one of page) found.push(...[(await readPost(one)) ?? []].flat());
      const facts = await factsOf(person, found);
      const last = waiting.length > limit ? page.at(-1) : undefined;
      const nextCursor = last && writeCursor(CURSOR, { key: last.since.getTime(), id: last.id });
      return { data: found.map((one) => caseView(one, facts)), nextCursor: nextCursor ?? null };
    },

    /** How moderation concerns a person. */
    async state({ id, isModerator }: Person): Promise<ModerationState> {
      const until = await suspensions.suspendedUntil(id);
      return {
        isModerator,
        waiting: isModerator ? (await store.list(undefined, MOST_COUNTED)).length : 0,
        suspendedUntil: until?.toISOString() ?? null,
        notices: await actions.countOf(id, MOST_COUNTED),
      };
    },
  };
}

interface FoundCase {
  waiting: WaitingPost;
  post: ModeratedPost;
  versions: readonly { title: string | null; content: string; at: Date }[];
  pictures: ModerationCase['pictures'];
}

interface Facts {
  open: ReadonlyMap<string, OpenReports>;
  names: ReadonlyMap<string, { name: string }>;
  warnings: ReadonlyMap<string, number>;
  suspended: ReadonlyMap<string, Date>;
  appealed: ReadonlyMap<string, ModerationAction>;
}

function caseView({ waiting, post, versions, pictures }: FoundCase, facts: Facts): ModerationCase {
  const { on, id, threadId, authorId, isByNewcomer, isHidden, isDeleted } = post;
  const open = facts.open.get(id) ?? none;
  const nameOf = (of: string | null) => facts.names.get(of ?? '')?.name ?? unknownUser;
  const [last] = versions;
  const author = authorId ?? '';
  return {
    _id: waiting.actionId ?? id,
    on,
    targetId: id,
    threadId,
    pictures,
    title: post.threadTitle || (on === 'thread' && last?.title) || '',
    content: isDeleted ? (last?.content ?? '') : post.content,
    userId: authorId,
    username: nameOf(authorId),
    isByNewcomer,
    isHidden,
    isDeleted,
    warnings: facts.warnings.get(author) ?? 0,
    suspendedUntil: facts.suspended.get(author)?.toISOString() ?? null,
    reports: open.reports.map(({ reporterId, reason, createdAt }) => ({
      username: nameOf(reporterId),
      reason,
      createdAt: createdAt.toISOString(),
    })),
    reportCount: open.count,
    versions: versions.map(({ title, content, at }) => ({ title, content, at: at.toISOString() })),
    appealed: facts.appealed.get(waiting.actionId ?? '') ?? null,
    createdAt: waiting.since.toISOString(),
  };
}
