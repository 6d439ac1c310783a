import { demoBuyers, demoModerator, demoSellers } from '@upaj/demo/people';
import { before } from './fixtures.ts';
import type { ActionRecord, ReportRecord } from './moderation-records.ts';
import { moderated } from './thread-fixtures.ts';

const [ramesh, , harpreet, , anjali] = demoSellers;
const [meera] = demoBuyers;
const idOf = (kind: 1 | 2, number: number) =>
  `0de50000-000${kind + 6}-4000-8000-${String(number).padStart(12, '0')}`;

/** Two open reports of one comment. */
export function reports(now: Date): ReportRecord[] {
  const target = { threadId: moderated.thread, commentId: moderated.reported };
  const reasons = [
    [ramesh, 'Advertising that has nothing to do with farming', 50],
    [anjali, 'This looks like a fraud', 31],
  ] as const;
  return reasons.map(([person, reason, hours], at) => ({
    id: idOf(1, at + 1),
    ...target,
    reporterId: person?.id ?? '',
    reason,
    createdAt: before(now, hours),
    closedAt: null,
  }));
}

/** A hidden comment of the first buyer, and a warning with an appeal that waits. */
export function actions(now: Date): ActionRecord[] {
  const threadId = moderated.thread;
  const usual = { threadId, until: null, isAutomatic: false } as const;
  return [
    {
      ...usual,
      id: idOf(2, 1),
      action: 'warn',
      commentId: moderated.warned,
      excerpt: 'No one in this group knows anything about cows.',
      reason: 'Please speak of the matter and not of people.',
      // The moderator of that time has deleted the account.
      moderatorId: null,
      userId: harpreet?.id ?? null,
      createdAt: before(now, 200),
      appeal: {
        text: 'I was joking, and everybody in the group knows me.',
        createdAt: before(now, 26),
        decision: null,
        reason: null,
        decidedAt: null,
      },
    },
    {
      ...usual,
      id: idOf(2, 2),
      action: 'hide',
      commentId: moderated.hidden,
      excerpt: 'Only fools pay for manure.',
      reason: 'This insults others.',
      moderatorId: demoModerator.id,
      userId: meera?.id ?? null,
      createdAt: before(now, 44),
      appeal: null,
    },
  ];
}
