import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyCart, full } from '@upaj/mocks/scenarios';
import { expect } from 'storybook/test';
import { CartView } from '../../features/cart/cart-view.tsx';
import { Mandi } from '../../features/crops/market/mandi.tsx';
import { Discussions } from '../../features/threads/list/discussions.tsx';
import { paths } from '../../shared/paths.ts';
import { inApp } from '../story-app.tsx';

/**
 * There is nothing to show: why, and what helps.
 *
 * **When to use:** where a list or a search has no rows. A part that concerns few users, such as
 * the links to moderation, is left out instead.
 *
 * **How it behaves:** A picture, one sentence and one action stand in the place of the list. Three
 * cases differ. *Nothing yet*: the action begins it. *Nothing found*: the sentence repeats the
 * words, and the action leads back to everything. *A filter is at fault*: the sentence names the
 * filter, and the action drops it and keeps the words.
 *
 * **What it says:** What is missing, and not that something went wrong: "Your cart is empty." The
 * action says where it leads: "Go to the Mandi".
 *
 * **Do:** keep search and filters on the screen, with what was typed. Find out whether the words or
 * a filter are the reason.
 *
 * **Do not:** use it for a failure, which has its own state with a retry, or while data are still
 * loading.
 */
const meta = {
  title: 'Patterns/Empty',
  tags: ['nightly'],
  globals: { language: 'en' },
  parameters: {
    msw: { handlers: full() },
    // The screens with these parts have pictures of their own.
    chromatic: { disableSnapshot: true },
  },
  decorators: [inApp()],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The action leads to where it begins. */
export const NothingYet: Story = {
  parameters: { app: { at: paths.cart.href() }, msw: { handlers: emptyCart() } },
  render: () => <CartView />,
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText('Your cart is empty.');
    await expect(sentence.closest('[role=status]')).toBeVisible();
    const action = canvas.getByRole('link', { name: 'Go to the Mandi' });
    await expect(action).toHaveAttribute('href', paths.mandi.href());
  },
};

/** The words are repeated, and one press shows everything again. */
export const NothingFound: Story = {
  parameters: { app: { at: paths.discussions.href({ q: 'qwerty' }) } },
  render: () => <Discussions />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('No discussion was found for “qwerty”.');
    await userEvent.click(canvas.getByRole('link', { name: 'Show all discussions' }));
    await canvas.findByText('12 discussions shown');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** The words find something without the filter, so only the filter is dropped. */
export const FilterAtFault: Story = {
  parameters: { app: { at: paths.mandi.href({ q: 'pyaz', state: 'Kerala' }) } },
  render: () => <Mandi />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('“pyaz” is on sale, but not in Kerala.');
    await userEvent.click(canvas.getByRole('link', { name: 'Search in all states' }));
    await canvas.findByRole('link', { name: 'Onion Red' });
    await expect(canvas.getByRole('searchbox')).toHaveValue('pyaz');
  },
};
