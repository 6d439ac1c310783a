import { expect, it } from 'vitest';
import {
  sessionEnded,
  sessionStarted,
  sessionSynced,
  signedOut,
} from '../../domains/session/session.slice.ts';
import {
  answerEnded,
  chatSlice,
  conversationOpened,
  eventArrived,
  questionAsked,
  selectAwaited,
  selectMessages,
} from './chat.slice.ts';

const { reducer } = chatSlice;
const opened = reducer(undefined, conversationOpened({ userId: 'me', messages: [] }));
const asked = questionAsked('When?');
const { answerId: id, sentAt } = asked.payload;
const waiting = reducer(opened, asked);
const answerIn = (chat: typeof waiting) => chat.messages.at(-1);

it('a session begins with the first question and not before', { tags: ['STATE-37'] }, () => {
  expect(opened.startedAt).toBeNull();
  expect(waiting.startedAt).toBe(sentAt);
  expect(reducer(waiting, questionAsked('And?')).startedAt).toBe(sentAt);
});

it('what arrives after the end changes nothing', () => {
  const stopped = reducer(waiting, answerEnded({ id, state: 'stopped' }));
  const late = reducer(stopped, eventArrived({ id, event: { kind: 'piece', text: 'late' } }));
  expect(answerIn(late)).toMatchObject({ state: 'stopped', text: '' });
});

it('an answer that was lost after its first words has broken off', () => {
  const begun = reducer(waiting, eventArrived({ id, event: { kind: 'piece', text: 'Sow' } }));
  const lost = reducer(begun, answerEnded({ id, state: 'failed', failure: { status: 503 } }));
  expect(answerIn(lost)).toMatchObject({ state: 'broken', text: 'Sow', failure: { status: 503 } });
  const none = reducer(waiting, answerEnded({ id, state: 'broken' }));
  expect(answerIn(none)).toMatchObject({ state: 'failed' });
});

it('the last hundred messages are kept', () => {
  let chat = opened;
  for (let count = 0; count < 60; count += 1)
    chat = reducer(chat, questionAsked(`Number ${count}`));
  expect(chat.messages).toHaveLength(100);
  expect(chat.messages[0]).toMatchObject({ text: 'Number 10' });
});

it('a sign-out, here or in another tab, leaves nothing', () => {
  expect(reducer(waiting, sessionEnded()).messages).toEqual([]);
  expect(reducer(waiting, sessionSynced(signedOut)).messages).toEqual([]);
  const same = sessionSynced({ ...signedOut, userId: 'me' });
  expect(reducer(waiting, same).messages).toHaveLength(2);
});

it('the next user of the tab does not see it, and the same one goes on', () => {
  const started = { token: 't', userName: 'Ramesh', isSeller: false };
  expect(reducer(waiting, sessionStarted({ ...started, userId: 'other' })).messages).toEqual([]);
  expect(reducer(waiting, sessionStarted({ ...started, userId: 'me' })).messages).toHaveLength(2);
});

it('a store that the slice has not joined has no conversation', () => {
  expect(selectMessages({})).toEqual([]);
  expect(selectAwaited({})).toBeUndefined();
});
