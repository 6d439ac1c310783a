import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from '@upaj/contract/contract';
import { handle } from '@upaj/mocks/mock-endpoint';
import { full, waiting } from '@upaj/mocks/scenarios';
import { noThreads } from '@upaj/mocks/thread-scenarios';
import { HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import DiscussionsPage from '../../pages/discussions.page.tsx';
import { paths } from '../../shared/paths.ts';
import { inApp } from '../story-app.tsx';

/**
 * Every list has five states: on its way, there, empty, failed, and continued. The examples are the
 * list of discussions.
 *
 * **When to use:** for everything that comes from the server in rows or cards.
 *
 * **How it behaves:** While a list is loading, grey shapes of its rows keep its place, so that
 * nothing moves when it arrives. Title, tabs and filters are there from the beginning. A list that
 * could not be fetched says so in its place and offers to try again; afterwards the focus is on the
 * heading above it. "Show more" adds the next page below, says how many are shown, and puts the
 * focus on the first new row. A list that was shown before stays visible while it is fetched again.
 *
 * **What it says:** One sentence a state, about this list: "The discussions could not be fetched."
 * The loading text is read out as well.
 *
 * **Do:** show one error and one retry for the list, however many requests have failed. Choose the
 * number of shapes so that they fill the first screen.
 *
 * **Do not:** cover the page with a spinner, load the next page by scrolling alone, or show an
 * empty list while it is still loading.
 */
const meta = {
  title: 'Patterns/List States',
  tags: ['nightly'],
  component: DiscussionsPage,
  globals: { language: 'en' },
  parameters: {
    msw: { handlers: full() },
    // The screens with these parts have pictures of their own.
    chromatic: { disableSnapshot: true },
  },
  decorators: [inApp({ at: paths.discussions.href() })],
} satisfies Meta<typeof DiscussionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = /^\d+ discussions shown$/;

/** The shapes are silent, and one sentence is read out. */
export const Loading: Story = {
  parameters: { msw: { handlers: waiting('threads') } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Loading the discussions...')).toHaveRole('status');
    const shapes = [...canvasElement.querySelectorAll('[data-slot=skeleton]')];
    await expect(shapes.length).toBeGreaterThan(12);
    for (const shape of shapes) await expect(shape).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.queryByText(/^No one has written/)).toBeNull();
  },
};

/** The number of shown rows is said below them. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 discussions shown')).toHaveRole('status');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(12);
  },
};

/** Why it is empty, and the one action that helps; see Empty. */
export const Empty: Story = {
  parameters: { msw: { handlers: noThreads() } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^No one has written here yet/);
    const action = canvas.getByRole('link', { name: 'Ask a question' });
    await expect(action).toHaveAttribute('href', paths.newThread.href());
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

let isDown = true;

/** A press fetches it again; the button has gone then, and the heading has the focus. */
export const FailedAndTriedAgain: Story = {
  parameters: {
    msw: {
      handlers: [
        handle(contract.listThreads, () => (isDown ? HttpResponse.error() : undefined)),
        ...full(),
      ],
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The discussions could not be fetched.',
    );
    isDown = false;
    await userEvent.click(retry);
    await canvas.findByText(shown);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** The next page comes below, and its first row has the focus. */
export const More: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }));
    const thirteenth = await waitFor(() => {
      const [row] = canvas.getAllByRole('heading', { level: 2 }).slice(12);
      if (!row) throw new Error('there is no thirteenth row');
      return row;
    });
    await waitFor(() => expect(within(thirteenth).getByRole('link')).toHaveFocus());
    await expect(canvas.getByText(shown)).not.toHaveTextContent('12 discussions');
  },
};
