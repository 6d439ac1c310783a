import { contract } from '@upaj/contract/contract';
import { type Cases, expectError, expectFields, expectSame, expectSuccess } from './client.ts';
import { picture } from './crop-form.ts';
import {
  addComment,
  addReply,
  beginThread,
  closed,
  deletedThread,
  openForum,
  uniqueWord,
} from './forum.ts';
import { about, invalid } from './market.ts';
import { unknownId } from './users.ts';

const { updateThread, deleteThread, acceptAnswer, muteThread, addThreadPicture } = contract;
const { getThread, listThreads } = contract;

const nowhere = { _id: unknownId };

/** Cases of what is done with discussions. */
export const threadChangesCases: Cases = {
  async 'an author changes a discussion, unmarked in its first minutes'(client) {
    const forum = await openForum(client);
    const { asker } = forum;
    const thread = await beginThread(client, asker, { crop: 'rice' });
    const [word, hashtag] = [uniqueWord(), uniqueWord()];
    const body = { content: `Now about ${word} #${hashtag}`, crop: null };
    const { data } = await expectSuccess(client, updateThread, about(thread, asker, body));
    expectFields(data, { ...body, title: thread.title, hashtags: [hashtag], editedAt: null });
    expectSame(data.change > thread.change, true, 'a change');
    const { data: found } = await expectSuccess(client, listThreads, { query: { q: word } });
    expectSame(
      found.map(({ _id }) => _id),
      [thread._id],
      'found by its new text',
    );
    const phone = about(thread, asker, { content: 'Call me: 98765 43210' });
    await expectError(client, updateThread, phone, invalid({ content: 'contact_consent' }));
    await expectError(client, updateThread, about(nowhere, asker, body), closed.noThread);
    const { thread: gone } = await deletedThread(client, forum);
    await expectError(client, updateThread, about(gone, asker, body), closed.post);
  },
  async 'a deleted discussion leaves its comments, and nothing without them'(client) {
    const forum = await openForum(client);
    const { asker } = forum;
    const hashtag = uniqueWord();
    const thread = await beginThread(client, asker, { content: `Who knows? #${hashtag}` });
    const params = { id: thread._id };
    await expectSuccess(client, deleteThread, about(thread, asker));
    await expectError(client, getThread, { params }, closed.noThread);
    await expectError(client, deleteThread, about(thread, asker), closed.noThread);
    const query = { hashtag };
    expectSame((await expectSuccess(client, listThreads, { query })).data, [], 'not listed');
    const { thread: gone, comment } = await deletedThread(client, forum);
    const { data } = await expectSuccess(client, getThread, { params: { id: gone._id } });
    expectFields(data, { isDeleted: true, title: '', content: '', userId: null });
    expectFields(data, { username: 'Unknown User', hashtags: [], commentCount: 1 });
    expectSame(data.commentDesc[0]?.comment, comment.comment, 'the comment');
  },
  async 'the asker accepts an answer, and takes it back'(client) {
    const forum = await openForum(client);
    const { asker, reader } = forum;
    const thread = await beginThread(client, asker);
    const comment = await addComment(client, reader, thread);
    const reply = await addReply(client, asker, comment);
    const sent = (commentId: string | null, who = asker) => about(thread, who, { commentId });
    const { data } = await expectSuccess(client, acceptAnswer, sent(comment._id));
    expectSame(data, { commentId: comment._id }, 'accepted');
    const read = async () => (await expectSuccess(client, getThread, about(thread, asker))).data;
    const answered = await read();
    expectFields(answered, { hasAnswer: true, acceptedAnswer: answered.commentDesc[0] });
    await expectSuccess(client, acceptAnswer, sent(null));
    expectFields(await read(), { hasAnswer: false, acceptedAnswer: null });
    for (const other of [reply._id, unknownId])
      await expectError(client, acceptAnswer, sent(other), closed.noComment);
    await expectSuccess(client, acceptAnswer, sent(comment._id));
    await expectSuccess(client, contract.deleteComment, about(comment, reader));
    expectFields(await read(), { hasAnswer: false, acceptedAnswer: null });
    await expectError(client, acceptAnswer, sent(comment._id), closed.post);
  },
  async 'each user mutes a discussion for themselves'(client) {
    const { asker, reader } = await openForum(client);
    const thread = await beginThread(client, asker);
    const mute = (isMuted: boolean) =>
      expectSuccess(client, muteThread, about(thread, reader, { isMuted }));
    const isMuted = async (token: string) => {
      const sent = { token, params: { id: thread._id } };
      return (await expectSuccess(client, getThread, sent)).data.isMuted;
    };
    await mute(true);
    await mute(true);
    expectSame(await isMuted(reader.token), true, 'muted');
    expectSame(await isMuted(asker.token), false, 'for the other one');
    await mute(false);
    expectSame(await isMuted(reader.token), false, 'not any more');
    const body = { isMuted: true };
    await expectError(client, muteThread, about(nowhere, reader, body), closed.noThread);
  },
  async 'an uploaded picture is shown by one discussion of its author'(client) {
    const { asker } = await openForum(client);
    const { token } = asker;
    const headers = { 'idempotency-key': uniqueWord() };
    const upload = { token, headers, body: {}, files: [picture] };
    const { data } = await expectSuccess(client, addThreadPicture, upload);
    const again = await expectSuccess(client, addThreadPicture, upload);
    expectSame(again.data, data, 'a repeated upload');
    const ids = { pictures: [data.id] };
    const thread = await beginThread(client, asker, ids);
    expectSame(thread.pictures, [data], 'shown');
  },
};
