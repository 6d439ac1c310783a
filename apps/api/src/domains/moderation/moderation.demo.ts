import { demoReports, demoWarnings } from '@upaj/demo/moderation';
import { queriesOf } from '../../db/transaction.ts';
import type { DemoPart } from '../../platform/modules/demo-part.ts';
import { excerptOf } from './action-log.ts';
import { moderationActions, reports } from './moderation.tables.ts';

const HOUR = 60 * 60 * 1000;

/** Reports that wait for the moderator of the demo, and an open appeal. */
export const moderationDemo: DemoPart = {
  isLast: true,
  async prepare({ now }) {
    const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
    const reportRows = demoReports.map(({ id, thread, comment, reporter, reason, hoursAgo }) => ({
      id,
      threadId: thread.id,
      commentId: comment?.id ?? null,
      reporterId: reporter.id,
      reason,
      createdAt: ago(hoursAgo),
    }));
    const warningRows = demoWarnings.map((warning) => {
      const { id, thread, comment, author, moderator, reason, appeal } = warning;
      return {
        id,
        verb: 'warn' as const,
        threadId: thread.id,
        commentId: comment?.id ?? null,
        userId: author.id,
        moderatorId: moderator.id,
        reason,
        appeal,
        excerpt: excerptOf((comment ?? thread).content),
        createdAt: ago(warning.hoursAgo),
        appealedAt: ago(warning.appealedHoursAgo),
      };
    });
    return async (tx) => {
      await queriesOf(tx).insert(reports).values(reportRows);
      await queriesOf(tx).insert(moderationActions).values(warningRows);
    };
  },
};
