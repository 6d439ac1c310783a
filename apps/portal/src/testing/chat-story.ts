import { expect, waitFor, within } from 'storybook/test';
import type { Screen } from './story-screen.ts';

type Canvas = Screen['canvas'];

export const field = (canvas: Canvas) =>
  canvas.getByRole('textbox', { name: /^(Your question|आपका सवाल)$/ });

const listName = /^(Questions and answers|सवाल और जवाब)$/;

/** What is in the messages, and not what is told to screen readers beside them. */
export const messagesIn = (canvas: Canvas) => within(canvas.getByRole('list', { name: listName }));

export async function ask(
  { canvas, userEvent }: Screen,
  question = 'When do I sow wheat?',
): Promise<void> {
  await userEvent.type(field(canvas), `${question}{enter}`);
  await canvas.findByRole('list', { name: listName });
}

/** Waits until so many answers are whole. */
export const answersRead = ({ canvas }: Screen, count: number): Promise<void> =>
  waitFor(() =>
    expect(canvas.getAllByRole('button', { name: /^(Copy|कॉपी करें)$/ })).toHaveLength(count),
  );

/** Asks in an empty conversation, and waits for the whole answer. */
export async function askAndRead(shown: Screen, question?: string): Promise<void> {
  await ask(shown, question);
  await answersRead(shown, 1);
}
