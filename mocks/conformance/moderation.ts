import { contract } from '@upaj/contract/contract';
import type { ModerationAction, ModerationCase } from '@upaj/contract/moderation.schema';
import { type ConformanceClient, expectSuccess } from './client.ts';
import type { TestUser } from './users.ts';

/** A report as it is sent. */
export const report = ({ token }: { token?: string }, id: string, on = 'thread') => ({
  token,
  body: { on, id, reason: 'This is advertising' },
});

/** Reports a post. */
export const reportIt = (client: ConformanceClient, ...asked: Parameters<typeof report>) =>
  expectSuccess(client, contract.createReport, report(...asked));

/** The case of a post in the queue, on whatever page. */
export async function caseOf(
  client: ConformanceClient,
  { token }: TestUser,
  targetId: string,
): Promise<ModerationCase | undefined> {
  const query: Record<string, string> = { limit: '100' };
  for (;;) {
    const sent = { token, query };
    const { data, nextCursor } = await expectSuccess(client, contract.listModerationCases, sent);
    const found = data.find((one) => one.targetId === targetId);
    if (found || nextCursor === null) return found;
    query.cursor = nextCursor;
  }
}

/** What a moderator does about a post. */
export async function moderate(
  client: ConformanceClient,
  { token }: TestUser,
  action: ModerationAction['action'],
  { on, id, until }: { on: 'thread' | 'comment'; id: string; until?: string },
): Promise<ModerationAction> {
  const body = { action, on, id, reason: 'Please stay friendly', until };
  return (await expectSuccess(client, contract.moderate, { token, body })).data;
}

/** A day from now. */
export const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString();
