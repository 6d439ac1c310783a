import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp } from '../../testing/story-app.tsx';
import { AgeNotice } from './age-notice.tsx';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Says how old the data on the screen are. Shown while fresh data are on their way, and after
 * these could not be fetched.
 */
const meta = {
  title: 'Screens/App/Age Notice',
  component: AgeNotice,
  args: { seenAt: Date.now() - 3 * HOUR_MS, hasFailed: false, onRetry: fn() },
  decorators: [inApp()],
} satisfies Meta<typeof AgeNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fresh data are on their way. */
export const Waiting: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText('Seen 3 hours ago');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  globals: { language: 'en' },
  args: { hasFailed: true },
  play: async ({ args, canvas }) => {
    await canvas.findByText('Seen 3 hours ago, could not be updated');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedJustNow: Story = {
  globals: { language: 'en' },
  args: { hasFailed: true, seenAt: Date.now() },
  play: async ({ canvas }) => {
    await canvas.findByText('Seen less than a minute ago, could not be updated');
  },
};

export const FailedOnAPhoneInHindi: Story = {
  tags: ['nightly'],
  globals: { viewport: { value: 'phone' }, language: 'hi' },
  args: { hasFailed: true },
  play: async ({ canvas }) => {
    await canvas.findByText('3 घंटे पहले देखा गया, ताजा नहीं हो पाया');
  },
};
