import { screen, within } from '@testing-library/react';
import { server } from '@upaj/mocks/node';
import { expect } from 'vitest';
import { answering, answerOf } from './chat-answers.ts';
import { renderRoute } from './render-route.tsx';
import { buyer } from './users.ts';

/** Opens KrishiBot as Meera, or as another user. */
export const openChat = (address = '/chat-bot', session = buyer) =>
  renderRoute(address, { session });

export const field = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });

/** The messages of the conversation, without the items of lists in them. */
export const messages = () =>
  within(screen.getByRole('list', { name: 'Questions and answers' }))
    .getAllByRole('listitem')
    .filter(({ dataset }) => dataset.slot === 'chat-bubble');

/** What is in the last message. */
export function lastMessage() {
  const last = messages().at(-1);
  if (!last) throw new Error('the conversation is empty');
  return within(last);
}

/** Every question gets this answer. */
export const replyWith = (scripted: Parameters<typeof answerOf>[0]): void =>
  server.use(answering(answerOf(scripted)));

type User = Awaited<ReturnType<typeof openChat>>['user'];

/** Types a question and presses Enter. */
export async function ask(user: User, text = 'When do I sow wheat?'): Promise<void> {
  await user.click(field());
  await user.paste(text);
  await user.keyboard('{Enter}');
}

/** Asks, and waits until the answer is whole; gives the last message. */
export async function askAndRead(user: User, text?: string) {
  await ask(user, text);
  await screen.findByRole('list', { name: 'Questions and answers' });
  const answer = await lastMessage().findByRole('button', { name: 'Copy' });
  expect(answer).toBeVisible();
  return lastMessage();
}
