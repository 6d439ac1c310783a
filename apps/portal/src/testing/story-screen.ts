import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

/** What a user has before them in a story: the screen, and hands. */
export type Screen = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Presses the Edit button of a profile and waits for the form behind it. */
export async function edit({ canvas, userEvent }: Screen): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Edit|बदलें)$/ }));
  await canvas.findByRole('button', { name: /^(Save|सहेजें)$/ });
}

/** Presses the Save button of a form. */
export async function save({ canvas, userEvent }: Screen): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: /^(Save|सहेजें)$/ }));
}

/** Finds the open dialog once it can be pressed: Radix lets a frame pass before it is. */
export async function findDialog(name?: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return dialog;
}
