import { screen, waitFor } from '@testing-library/react';
import { server } from '@upaj/mocks/node';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, end, openAnswer, piece } from '../testing/chat-answers.ts';
import { ask, field, lastMessage, messages, openChat, replyWith } from '../testing/chat-screen.tsx';

beforeEach(() => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true));

describe('while the answer comes', () => {
  it('its pieces are shown, and it can be stopped; what came stays and can be asked again', async () => {
    const line = openAnswer();
    server.use(line.handler);
    const { user } = await openChat();
    await ask(user);
    await screen.findByText('KrishiBot is looking for an answer');
    line.send(piece('Sow in '));
    await screen.findByText('Sow in');
    line.send(piece('November.'));
    await screen.findByText('Sow in November.', { selector: 'p' });
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await lastMessage().findByText('You have stopped this answer.');
    expect(lastMessage().getByText('Sow in November.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(line.questions).toHaveLength(2));
    expect(line.questions[1]).toEqual(line.questions[0]);
    line.send(piece('Until 25 November.'));
    line.send(end());
    await screen.findByRole('button', { name: 'Copy' });
    expect(messages()).toHaveLength(2);
    expect(screen.queryByText('You have stopped this answer.')).toBeNull();
  });

  it('a second question waits in the field', async () => {
    const line = openAnswer();
    server.use(line.handler);
    const { user } = await openChat();
    await ask(user);
    await screen.findByRole('button', { name: 'Stop' });
    await ask(user, 'And barley?');
    expect(field()).toHaveValue('And barley?');
    expect(line.questions).toHaveLength(1);
  });

  it('a text that the server replaces is replaced', async () => {
    server.use(
      answering([
        piece('Bad text'),
        { kind: 'replaced', text: 'Good text' },
        piece(' indeed'),
        end(),
      ]),
    );
    const { user } = await openChat();
    await ask(user);
    await lastMessage().findByText('Good text indeed');
    expect(screen.queryByText(/Bad text/)).toBeNull();
  });

  it('a screen reader hears each sentence once it is finished', async () => {
    const line = openAnswer();
    server.use(line.handler);
    const { user } = await openChat();
    await ask(user);
    line.send(piece('Sow early. Then wat'));
    const log = await screen.findByRole('log');
    await waitFor(() => expect(log).toHaveTextContent(/^Sow early\.$/));
    line.send(piece('er it.'));
    await waitFor(() => expect(log).toHaveTextContent(/^Sow early\. Then water it\.$/));
  });
});

describe('a failure', () => {
  it('is the message of the bot, and Retry asks the same question in its place', {
    tags: ['ERROR-14'],
  }, async () => {
    server.use(http.post('*/api/v1/chat', () => HttpResponse.error()));
    const { user } = await openChat();
    await ask(user);
    await lastMessage().findByText('An error occurred');
    expect(lastMessage().getByText(/^The server cannot be reached/)).toBeVisible();
    replyWith({ text: 'In November.' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await lastMessage().findByText('In November.');
    expect(messages()).toHaveLength(2);
    expect(screen.queryByText('An error occurred')).toBeNull();
  });

  it('is no turn of the history', async () => {
    server.use(http.post('*/api/v1/chat', () => HttpResponse.error()));
    const { user } = await openChat();
    await ask(user);
    await lastMessage().findByText('An error occurred');
    const line = openAnswer();
    server.use(line.handler);
    await ask(user, 'And barley?');
    await waitFor(() => expect(line.questions[0]?.history).toEqual([]));
  });

  it('of an answer that breaks off keeps what came, and says so', async () => {
    server.use(answering([piece('Sow in November')]));
    const { user } = await openChat();
    await ask(user);
    await lastMessage().findByText('The answer broke off here.');
    expect(lastMessage().getByText('Sow in November')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('after too many questions says when to ask again', async () => {
    const body = { success: false, code: 'rate_limited', message: 'Too many' };
    const init = { status: 429, headers: { 'retry-after': '600' } };
    server.use(http.post('*/api/v1/chat', () => HttpResponse.json(body, init)));
    const { user } = await openChat();
    await ask(user);
    await lastMessage().findByText(
      /^You have asked very often. You can ask again from \d\d\/\d\d\/\d{4}, \d\d:\d\d\.$/,
    );
  });

  it('without a line the question stays where it was typed, over a reload too', async () => {
    const line = openAnswer();
    server.use(line.handler);
    const first = await openChat();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await ask(first.user);
    await screen.findByText(/^You are offline. Your question stays here/);
    expect(line.questions).toEqual([]);
    first.unmount();
    await openChat();
    expect(field()).toHaveValue('When do I sow wheat?');
  });
});
