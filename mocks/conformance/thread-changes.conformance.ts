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
import { about, invalid, refused } from './market.ts';
import { unknownId } from './users.ts';

const { updateThread, deleteThread, acceptAnswer, muteThread, addThreadPicture } = contract;
const { createThread, getThread, listThreads } = contract;
const wrongId = invalid({ id: 'wrong_uuid' });
const nowhere = { _id: unknownId };

/** A discussion of this author, as it is sent. */
function form({ id: userId }: { id: string }) {
  return { userId, title: `About ${uniqueWord()}`, content: `Look at ${uniqueWord()}` };
}

/** Cases of what is done with discussions. */
export const threadChangesCases: Cases = {
  async 'an author changes a discussion, unmarked in its first minutes'(client) {
    const forum = await openForum(client);
    const { asker, reader } = forum;
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
    const short = about(thread, asker, { title: 'Seed' });
    await expectError(client, updateThread, short, invalid({ title: 'too_short' }));
    const phone = about(thread, asker, { content: 'Call me: 98765 43210' });
    await expectError(client, updateThread, phone, invalid({ content: 'contact_consent' }));
    await expectError(client, updateThread, about(thread, reader, body), refused.notAllowed);
    const unsigned = { params: { id: thread._id }, body };
    await expectError(client, updateThread, unsigned, refused.notSignedIn);
    await expectError(client, updateThread, about(nowhere, asker, body), closed.noThread);
    const { thread: gone } = await deletedThread(client, forum);
    await expectError(client, updateThread, about(gone, asker, body), closed.post);
  },
  async 'a deleted discussion leaves its comments, and nothing without them'(client) {
    const forum = await openForum(client);
    const { asker, reader } = forum;
    const hashtag = uniqueWord();
    const thread = await beginThread(client, asker, { content: `Who knows? #${hashtag}` });
    await expectError(client, deleteThread, about(thread, reader), refused.notAllowed);
    const params = { id: thread._id };
    await expectError(client, deleteThread, { params }, refused.notSignedIn);
    await expectError(client, deleteThread, about({ _id: 'x' }, asker), wrongId);
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
    await expectError(client, acceptAnswer, sent(comment._id, reader), refused.notAllowed);
    const unsigned = { params: { id: thread._id }, body: { commentId: null } };
    await expectError(client, acceptAnswer, unsigned, refused.notSignedIn);
    for (const other of [reply._id, unknownId])
      await expectError(client, acceptAnswer, sent(other), closed.noComment);
    await expectError(client, acceptAnswer, sent('x'), invalid({ commentId: 'wrong_uuid' }));
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
    const unsigned = { params: { id: thread._id }, body };
    await expectError(client, muteThread, unsigned, refused.notSignedIn);
    const wrong = about(thread, reader, { isMuted: 'yes' });
    await expectError(client, muteThread, wrong, invalid({ isMuted: 'wrong_type' }));
  },
  async 'an uploaded picture is shown by one discussion of its author'(client) {
    const { asker, reader } = await openForum(client);
    const { token } = asker;
    const headers = { 'idempotency-key': uniqueWord() };
    const upload = { token, headers, body: {}, files: [picture] };
    const { data } = await expectSuccess(client, addThreadPicture, upload);
    const again = await expectSuccess(client, addThreadPicture, upload);
    expectSame(again.data, data, 'a repeated upload');
    const other = { ...upload, files: [{ ...picture, bytes: picture.bytes.slice(0, -1) }] };
    await expectError(client, addThreadPicture, other, closed.mismatch);
    const ids = { pictures: [data.id] };
    const unknown = invalid({ pictures: 'unknown_picture' });
    const ofReader = { token: reader.token, body: { ...form(reader), ...ids } };
    await expectError(client, createThread, ofReader, unknown);
    const thread = await beginThread(client, asker, ids);
    expectSame(thread.pictures, [data], 'shown');
    const second = { token, body: { ...form(asker), ...ids } };
    await expectError(client, createThread, second, unknown);
  },
  async 'what is no picture, or from no one who may write, is refused'(client) {
    const { asker, suspended } = await openForum(client);
    const { token } = asker;
    const upload = { token, body: {}, files: [picture] };
    const text = { name: 'onion.png', bytes: new TextEncoder().encode('no picture') };
    const big = { name: 'onion.png', bytes: new Uint8Array(10_000_001) };
    const { files: _, ...json } = upload;
    const bad = { status: 422, code: 'bad_picture', fields: { images: 'bad_picture' } } as const;
    const tooLarge = { status: 413, code: 'too_large', fields: { images: 'too_large' } } as const;
    const requests = [
      [{ ...upload, files: [] }, invalid({ images: 'required' })],
      [{ ...upload, files: [picture, picture] }, invalid({ images: 'too_many' })],
      [{ ...upload, files: [text] }, bad],
      [{ ...upload, files: [big] }, tooLarge],
      [json, { status: 415, code: 'unsupported_media_type' }],
      [{ ...upload, token: undefined }, refused.notSignedIn],
      [{ ...upload, token: suspended.token }, closed.suspended],
    ] as const;
    for (const [request, error] of requests)
      await expectError(client, addThreadPicture, request, error);
  },
};
