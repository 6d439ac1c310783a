import type { Meta, StoryObj } from '@storybook/react-vite';
import { isOtherWidth } from '@upaj/ui/story-width';
import { expect, within } from 'storybook/test';
import { storageKeys } from '../../shared/storage-keys.ts';
import { inApp } from '../../testing/story-app.tsx';
import { buyer, seller } from '../../testing/users.ts';
import { SignedInShell } from './signed-in-shell.tsx';

/**
 * The frame of the pages behind the sign-in: sidebar on desks, bar at the bottom on phones.
 * Shown with the profile menu and the sheet open, and with news and a cart.
 */
const meta = {
  title: 'Screens/App/Signed-In Shell',
  component: SignedInShell,
  parameters: { layout: 'fullscreen' },
  decorators: [inApp({ at: '/mandi/sell-item' })],
} satisfies Meta<typeof SignedInShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a desk: sidebar and top bar, the place where the user is marked. */
export const OnADesk: Story = {
  globals: { language: 'en', viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    if (isOtherWidth('desk')) return;
    const side = await canvas.findByRole('navigation', { name: 'Side menu' });
    const current = within(side).getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Mandi');
  },
};

export const ProfileMenuOpen: Story = {
  globals: { language: 'en' },
  parameters: { app: { at: '/dashboard', session: seller } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Your profile' }));
    const item = await canvas.findByRole('menuitem', { name: 'Seller Profile' });
    await expect(item).toHaveAttribute('href', '/mandi/seller-profile');
  },
};

/** The bell and the cart have their numbers from the first paint. */
export const WithNews: Story = {
  globals: { language: 'en' },
  beforeEach: () => {
    localStorage.setItem(storageKeys.unread, `${buyer.userId} 3`);
    localStorage.setItem(storageKeys.cartCount, `${buyer.userId} 2`);
    return () => {
      localStorage.removeItem(storageKeys.unread);
      localStorage.removeItem(storageKeys.cartCount);
    };
  },
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('link', { name: 'Notifications, 3 new' });
    await expect(bell).toHaveTextContent('3');
  },
};

export const OnAPhone: Story = { tags: ['nightly'], globals: { viewport: { value: 'phone' } } };

/** What does not fit into the bar. */
export const MoreOpenOnAPhone: Story = {
  tags: ['nightly'],
  globals: { language: 'en', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More', hidden: true }));
    const sheet = await canvas.findByRole('dialog', { name: 'More', hidden: true });
    await expect(sheet).toHaveAttribute('open');
    await expect(within(sheet).getByRole('button', { name: 'Logout', hidden: true })).toBeEnabled();
  },
};

export const OnAPhoneInHindi: Story = {
  tags: ['nightly'],
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};
