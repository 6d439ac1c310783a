import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ChatQuestion } from '@upaj/contract/chat.schema';
import { server } from '@upaj/mocks/node';
import { describe, expect, it } from 'vitest';
import { sessionEnded } from '../domains/session/session.slice.ts';
import { ownKey, storageKeys } from '../shared/storage-keys.ts';
import { end, openAnswer, piece, wheatSource } from '../testing/chat-answers.ts';
import {
  ask,
  askAndRead,
  field,
  lastMessage,
  messages,
  openChat,
  replyWith,
} from '../testing/chat-screen.tsx';
import { meera, seller } from '../testing/users.ts';

const conversationKey = ownKey(storageKeys.conversation, meera.id);
const stored = () => localStorage.getItem(conversationKey);
const send = () => screen.getByRole('button', { name: 'Send' });

it('the welcome says what KrishiBot is, what it rests on and what it will not do', {
  tags: ['CHAT-5', 'ROUTE-16', 'LIMIT-45'],
}, async () => {
  await openChat();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('KrishiBot');
  expect(screen.getByText(/It is a program and not a person/)).toBeVisible();
  expect(screen.getByText(/Each answer says where it comes from/)).toBeVisible();
  expect(screen.getByText(/no dose of a pesticide or a medicine/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'A farmer and KrishiBot' })).toBeInTheDocument();
  expect(stored()).toBeNull();
});

it('Enter sends: question and answer have sender, text, time and date', {
  tags: ['CHAT-1', 'CHAT-4', 'CALL-29', 'PRODUCT-15', 'ENTITY-13', 'ENTITY-14'],
}, async () => {
  replyWith({ text: 'Sow wheat in the first half of November.', sources: [wheatSource] });
  const { user } = await openChat();
  const answer = await askAndRead(user);
  expect(answer.getByText('Sow wheat in the first half of November.')).toBeVisible();
  const [first, second] = messages();
  expect(first).toHaveTextContent(/^You\d\d\/\d\d\/\d{4}, \d\d:\d\dWhen do I sow wheat\?$/);
  expect(second).toHaveTextContent(/^KrishiBot\d\d\/\d\d\/\d{4}, \d\d:\d\d/);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

it('the button sends too, and Shift with Enter begins a line', {
  tags: ['CHAT-2', 'CHAT-3'],
}, async () => {
  const line = openAnswer();
  server.use(line.handler);
  const { user } = await openChat();
  await user.type(field(), 'Wheat{Shift>}{Enter}{/Shift}turns yellow');
  // Enter that chooses a word of a Hindi keyboard; Safari tells it by its code alone.
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(field()).toHaveValue('Wheat\nturns yellow');
  expect(line.questions).toHaveLength(0);
  await user.click(send());
  await waitFor(() => expect(line.questions).toHaveLength(1));
  expect(line.questions[0]?.message).toBe('Wheat\nturns yellow');
});

it.each(['', '   ', '\u200d\u200d'])(
  'a blank message (%j) is ignored',
  { tags: ['VALID-15'] },
  async (blank) => {
    const line = openAnswer();
    server.use(line.handler);
    const { user } = await openChat();
    await ask(user, blank || ' ');
    await user.click(send());
    expect(line.questions).toEqual([]);
    expect(screen.getByText(/It is a program/)).toBeVisible();
  },
);

it('the session begins with the first question; the history is sent as user and model turns', {
  tags: ['STATE-37', 'STATE-38', 'CALL-27'],
}, async () => {
  const line = openAnswer();
  server.use(line.handler);
  const { user } = await openChat();
  expect(line.questions).toEqual([]);
  await ask(user);
  await waitFor(() => expect(line.questions).toHaveLength(1));
  line.send(piece('In November.'));
  line.send(end());
  await screen.findByRole('button', { name: 'Copy' });
  await ask(user, 'And late?');
  await waitFor(() => expect(line.questions).toHaveLength(2));
  const expected: ChatQuestion[] = [
    { message: 'When do I sow wheat?', history: [], language: 'en' },
    {
      message: 'And late?',
      history: [
        { role: 'user', text: 'When do I sow wheat?' },
        { role: 'model', text: 'In November.' },
      ],
      language: 'en',
    },
  ];
  expect(line.questions).toEqual(expected);
});

describe('the conversation', () => {
  it('survives a reload, and is cleared with a way back', async () => {
    replyWith({ text: 'In November.' });
    const first = await openChat();
    await ask(first.user);
    await screen.findByRole('button', { name: 'Copy' });
    first.unmount();
    const { user } = await openChat();
    await screen.findByText('In November.', { selector: 'p' });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await screen.findByText('The conversation is cleared.');
    expect(stored()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('In November.', { selector: 'p' });
    expect(stored()).toContain('In November.');
  });

  it('that was left in the middle of an answer has broken off', async () => {
    const line = openAnswer();
    server.use(line.handler);
    const first = await openChat();
    await ask(first.user);
    line.send(piece('Sow in'));
    await lastMessage().findByText('Sow in');
    dispatchEvent(new Event('pagehide'));
    first.unmount();
    await openChat();
    await screen.findByText('The answer broke off here.', { selector: 'p' });
  });

  it('is gone after a sign-out, and no one else sees it', async () => {
    replyWith({ text: 'In November.' });
    const { user, store } = await openChat();
    await ask(user);
    await screen.findByRole('button', { name: 'Copy' });
    act(() => void store.dispatch(sessionEnded()));
    expect(stored()).toBeNull();
  });

  it('of another user of this device is not shown', async () => {
    localStorage.setItem(
      conversationKey,
      JSON.stringify({
        messages: [{ id: '1', sender: 'You', text: 'Mine', sentAt: '2026-11-24T00:00:00.000Z' }],
      }),
    );
    await openChat('/chat-bot', seller);
    expect(screen.getByText(/It is a program/)).toBeVisible();
    expect(screen.queryByText('Mine')).toBeNull();
  });
});

describe('the address', () => {
  it('asks its question once, and then names it no more', async () => {
    const line = openAnswer();
    server.use(line.handler);
    await openChat('/chat-bot?ask=When%20do%20I%20sow%20wheat%3F');
    await waitFor(() => expect(line.questions).toHaveLength(1));
    await waitFor(() => expect(location.search).toBe(''));
    expect(line.questions[0]?.message).toBe('When do I sow wheat?');
    expect(field()).toHaveValue('');
  });

  it('opens the crop form', async () => {
    await openChat('/chat-bot?form=crops');
    const tab = screen.getByRole('link', { name: 'Which crop?' });
    expect(tab).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByRole('heading', { name: 'Which crop?', level: 2 })).toBeVisible();
  });
});
