import { type Cases, expectFields, expectSame } from './client.ts';
import { addComment, beginThread, openForum } from './forum.ts';
import { caseOf, moderate, reportIt } from './moderation.ts';

/** Cases of reports. */
export const reportsCases: Cases = {
  async 'a known account reports a post once, and a moderator sees it'(client) {
    const { asker, reader, known, moderator } = await openForum(client);
    const thread = await beginThread(client, asker);
    const comment = await addComment(client, reader, thread);
    for (const _ of [1, 2]) await reportIt(client, known, comment._id, 'comment');
    const found = await caseOf(client, moderator, comment._id);
    expectFields(found ?? {}, { on: 'comment', threadId: thread._id, title: thread.title });
    expectFields(found ?? {}, { content: comment.comment, userId: reader.id, reportCount: 1 });
    expectFields(found ?? {}, { isHidden: false, warnings: 0, versions: [], appealed: null });
    const [one, ...none] = found?.reports ?? [];
    expectFields(one ?? {}, { username: 'Asha Kumari', reason: 'This is advertising' });
    expectSame(none, [], 'no other report');
    await moderate(client, moderator, 'dismiss', { on: 'comment', id: comment._id });
    expectSame(await caseOf(client, moderator, comment._id), undefined, 'it waits no more');
  },
};
