import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { demoModerator } from '@upaj/demo/people';
import { failing, full, noNotifications, waiting } from '@upaj/mocks/scenarios';
import { expect } from 'storybook/test';
import { storageKeys } from '../shared/storage-keys.ts';
import { sessionOf } from '../testing/demo-threads.ts';
import { inApp } from '../testing/story-app.tsx';
import { buyer, seller } from '../testing/users.ts';
import NotificationsPage from './notifications.page.tsx';

/** Each story sets its user in its parameters. */
const atAddress: Decorator = (Story, context) =>
  inApp({ at: '/notifications', frame: 'signed-in', ...context.parameters.app })(Story, context);

/** As the stream of an earlier visit has counted. */
function storeUnread(userId: string | null, count: number) {
  localStorage.setItem(storageKeys.unread, `${userId} ${count}`);
  return () => localStorage.removeItem(storageKeys.unread);
}

/**
 * What the user was told of, the newest first. Shown for a buyer and for a seller, with
 * everything read, empty, loading and failed. Address: `/notifications`.
 */
const meta = {
  title: 'Screens/Account/Notifications',
  tags: ['nightly'],
  component: NotificationsPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [atAddress],
  beforeEach: ({ parameters }) =>
    parameters.app ? storeUnread(seller.userId, 12) : storeUnread(buyer.userId, 3),
} satisfies Meta<typeof NotificationsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const whole: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('link', { name: /UP-DEM002|UP-DEM003/ });
};
const sold = { session: seller };
const moderator = sessionOf(demoModerator);

/** What Meera was told of as a buyer. */
export const OfABuyer: Story = { tags: ['!nightly'], play: whole };

export const OnAPhone: Story = {
  play: whole,
  globals: { viewport: { value: 'phone' } },
};

export const InHindi: Story = {
  play: whole,
  globals: { language: 'hi', viewport: { value: 'phone' } },
};

/** Cases of moderation wait: the bell counts them, and the page leads there. */
export const OfAModerator: Story = {
  globals: { language: 'en' },
  parameters: { app: { session: moderator } },
  beforeEach: () => {
    localStorage.setItem(storageKeys.waitingCases, `${moderator.userId} 2`);
    return () => localStorage.removeItem(storageKeys.waitingCases);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Moderation: 2 cases wait');
  },
};

/** What Ramesh was told of as a seller. */
export const OfASeller: Story = { play: whole, parameters: { app: sold } };

export const OfASellerOnAPhoneInHindi: Story = {
  play: whole,
  globals: { language: 'hi', viewport: { value: 'phone' }, theme: 'dark' },
  parameters: { app: sold },
};

export const AllRead: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await canvas.findByText('You have read everything.');
    await expect(canvas.queryByText('New')).toBeNull();
  },
};

export const Empty: Story = { parameters: { msw: { handlers: noNotifications() } } };

export const Loading: Story = { parameters: { msw: { handlers: waiting('notifications') } } };

export const Failed: Story = { parameters: { msw: { handlers: failing('notifications') } } };
