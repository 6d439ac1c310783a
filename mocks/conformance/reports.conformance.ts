import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectFields, expectSame, expectSuccess } from './client.ts';
import { addComment, beginThread, closed, deletedThread, openForum } from './forum.ts';
import { about, invalid, refused } from './market.ts';
import { caseOf, moderate, report, reportIt } from './moderation.ts';
import { untilUnread } from './stream.ts';
import { createKnownUser, createUser, unknownId } from './users.ts';

const { createReport, getThread, listModerationNotices } = contract;

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
  async 'a report needs a known account, and a post of someone else that is there'(client) {
    const forum = await openForum(client);
    const { asker, reader, known, suspended } = forum;
    const { _id: id } = await beginThread(client, asker);
    const own = await beginThread(client, known);
    const { thread } = await deletedThread(client, forum);
    const requests = [
      [report({}, id), refused.notSignedIn],
      [report(reader, id), closed.tooNew],
      [report(suspended, id), closed.suspended],
      [report(known, own._id), refused.notAllowed],
      [report(known, unknownId), closed.noThread],
      [report(known, unknownId, 'comment'), closed.noComment],
      [report(known, thread._id), closed.post],
      [report(known, 'x'), invalid({ id: 'wrong_uuid' })],
    ] as const;
    for (const [request, error] of requests)
      await expectError(client, createReport, request, error);
  },
  async "the third report hides a newcomer's post until a moderator acts, and no other's"(client) {
    const { reader, known, moderator, judge } = await openForum(client);
    const author = await createUser(client);
    const [ofNewcomer, ofKnown] = [
      await beginThread(client, author),
      await beginThread(client, await createKnownUser(client)),
    ];
    const ids = [ofNewcomer._id, ofKnown._id];
    for (const who of [known, moderator, judge])
      for (const id of ids) await reportIt(client, who, id);
    await expectError(client, getThread, about(ofNewcomer, reader), closed.noThread);
    await expectSuccess(client, getThread, about(ofKnown, reader));
    const { data } = await expectSuccess(client, getThread, about(ofNewcomer, author));
    expectFields(data, { isHidden: true, title: ofNewcomer.title });
    await untilUnread(client, author, 1);
    const { token } = author;
    const [notice] = (await expectSuccess(client, listModerationNotices, { token })).data;
    expectFields(notice ?? {}, {
      action: 'hide',
      isAutomatic: true,
      reason: '',
      canAppeal: true,
    });
    expectFields(notice ?? {}, { moderator: null, targetId: ofNewcomer._id });
    const found = await caseOf(client, moderator, ofNewcomer._id);
    expectFields(found ?? {}, { isHidden: true, reportCount: 3, isByNewcomer: true });
    await moderate(client, moderator, 'restore', { on: 'thread', id: ofNewcomer._id });
    await expectSuccess(client, getThread, about(ofNewcomer, reader));
    for (const who of [known, judge, await createKnownUser(client)])
      await reportIt(client, who, ofNewcomer._id);
    await expectSuccess(client, getThread, about(ofNewcomer, reader));
  },
};
