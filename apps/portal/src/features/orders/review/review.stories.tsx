import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { full, reviewsNotSent, waiting } from '@upaj/mocks/scenarios';
import { expect, within } from 'storybook/test';
import { paths } from '../../../shared/paths.ts';
import { demoOrders } from '../../../testing/demo-orders.ts';
import { inApp } from '../../../testing/story-app.tsx';
import { findDialog, type Screen } from '../../../testing/story-screen.ts';
import { OrderDetail } from '../detail/order-detail.tsx';

/** How a buyer rates the lines of a delivered order. */
const atOrder: Decorator = (Story, context) =>
  inApp({ at: paths.orders.href(), frame: 'signed-in' })(Story, context);

/**
 * A buyer rates the lines of a delivered order. Shown with a rated and an unrated line, while
 * rating, without stars, sending, offline, and changing a rating.
 */
const meta = {
  title: 'Screens/Orders/Order/Rating',
  component: OrderDetail,
  args: { id: demoOrders.delivered },
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [atOrder],
} satisfies Meta<typeof OrderDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** Rating is loaded at the first interaction. */
async function press({ canvas, userEvent }: Screen, name: RegExp) {
  await canvas.findByText('Sharbati Wheat');
  await userEvent.keyboard('{Shift}');
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await findDialog());
}

/** One line is rated and answered, the other one is not rated yet. */
export const Lines: Story = {
  globals: { language: 'en', ...phone },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Sharbati Wheat');
    await userEvent.keyboard('{Shift}');
    await canvas.findByRole('button', { name: 'Rate Vermicompost' });
    await expect(canvas.getByRole('img', { name: '5 stars' })).toBeVisible();
  },
};

export const Rating: Story = {
  globals: { language: 'en', ...phone },
  play: async (screen) => {
    const dialog = await press(screen, /^Rate Vermicompost$/);
    await screen.userEvent.click(dialog.getByRole('radio', { name: '4 stars' }));
    await screen.userEvent.type(dialog.getByLabelText(/^In your words/), 'Dark and fine');
    await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
  },
};

export const RatingInHindi: Story = {
  tags: ['nightly'],
  globals: { language: 'hi', ...phone },
  play: async (screen) => {
    await press(screen, /को रेटिंग दें$/);
  },
};

export const WithoutStars: Story = {
  globals: { language: 'en' },
  play: async (screen) => {
    const dialog = await press(screen, /^Rate Vermicompost$/);
    await screen.userEvent.click(dialog.getByRole('button', { name: 'Send the rating' }));
    await dialog.findByText('Please choose one to five stars');
  },
};

export const Sending: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: waiting('reviews') } },
  play: async (screen) => {
    const dialog = await press(screen, /^Rate Vermicompost$/);
    await screen.userEvent.click(dialog.getByRole('radio', { name: '5 stars' }));
    await screen.userEvent.click(dialog.getByRole('button', { name: 'Send the rating' }));
    const button = dialog.getByRole('button', { name: 'Send the rating' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Nothing of it is lost. */
export const Offline: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: reviewsNotSent() } },
  play: async (screen) => {
    const dialog = await press(screen, /^Rate Vermicompost$/);
    await screen.userEvent.click(dialog.getByRole('radio', { name: '2 stars' }));
    await screen.userEvent.click(dialog.getByRole('button', { name: 'Send the rating' }));
    await dialog.findByText('The server cannot be reached just now. Please try again.');
    await expect(dialog.getByRole('radio', { name: '2 stars' })).toBeChecked();
  },
};

/** For seven days. */
export const Changing: Story = {
  args: { id: demoOrders.refundDue },
  globals: { language: 'en', ...phone },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Green Peas');
    await userEvent.keyboard('{Shift}');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Change your rating of Green Peas' }),
    );
    const dialog = within(await findDialog());
    await expect(dialog.getByRole('radio', { name: '5 stars' })).toBeChecked();
  },
};
