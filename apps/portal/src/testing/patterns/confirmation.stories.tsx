import type { Meta, StoryObj } from '@storybook/react-vite';
import { full } from '@upaj/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { CartView } from '../../features/cart/cart-view.tsx';
import { OwnListings } from '../../features/crops/own/own-listings.tsx';
import { paths } from '../../shared/paths.ts';
import { inApp } from '../story-app.tsx';
import { findDialog, type Screen } from '../story-screen.ts';
import { buyer, seller } from '../users.ts';

/**
 * Before something is gone: an undo where that is possible, a question where it is not.
 *
 * **When to use:** A question for what cannot be taken back or concerns another user: deleting a
 * listing, rejecting an order, deleting the account. An undo for what can be put back: a line of
 * the cart, a conversation. Neither for what a second press reverses, such as pausing a listing.
 *
 * **How it behaves:** The question is a dialog above the page. Escape, the close button and the
 * first button leave everything as it was, and the focus returns to the button that has opened it.
 * While the answer is on its way the dialog stays, and neither Escape nor a press beside it closes
 * it. Afterwards the focus is on the nearest heading, because the row with the button is gone. An
 * undo takes the place of what was removed, and has the focus.
 *
 * **What it says:** The title asks with the name of the thing: "Delete Sharbati Wheat?" One
 * sentence says what follows. The buttons repeat the choice: "Keep it" and "Delete", not "No" and
 * "Yes".
 *
 * **Do:** prefer an undo. Ask for a reason where the other side reads it, and for a typed word
 * where everything of the user goes.
 *
 * **Do not:** ask twice, ask for what can be undone, or make the dangerous button the first one
 * that the focus reaches.
 */
const meta = {
  title: 'Patterns/Confirmation',
  tags: ['nightly'],
  globals: { language: 'en' },
  parameters: {
    msw: { handlers: full() },
    app: { at: paths.sellerDashboard.href(), session: seller },
    // The screens with these parts have pictures of their own.
    chromatic: { disableSnapshot: true },
  },
  decorators: [inApp()],
  render: () => <OwnListings />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

async function ask({ canvas, userEvent }: Screen) {
  const button = await canvas.findByRole('button', { name: 'Delete Sharbati Wheat' });
  await userEvent.click(button);
  return { button, dialog: await findDialog('Delete Sharbati Wheat?') };
}

/** Escape leaves everything as it was; the focus begins on the harmless button, and returns. */
export const Asked: Story = {
  play: async (context) => {
    const { button, dialog } = await ask(context);
    await expect(dialog).toHaveAccessibleDescription('The listing leaves the Mandi for good.');
    await expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(context.canvas.getByRole('listitem', { name: 'Sharbati Wheat' })).toBeVisible();
  },
};

/** The row is gone, a message says so, and the heading above has the focus. */
export const Confirmed: Story = {
  play: async (context) => {
    const { dialog } = await ask(context);
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Sharbati Wheat was deleted.');
    await waitFor(() =>
      expect(context.canvas.queryByRole('listitem', { name: 'Sharbati Wheat' })).toBeNull(),
    );
    const heading = context.canvas.getByRole('heading', { name: 'Your listings' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** No question: what was removed can be put back. */
export const UndoneInstead: Story = {
  parameters: { app: { at: paths.cart.href(), session: buyer } },
  render: () => <CartView />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: Maize Yellow' }));
    await expect(canvas.getByRole('button', { name: 'Undo: Maize Yellow' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByLabelText('Quantity of Maize Yellow')).toHaveValue('4');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
