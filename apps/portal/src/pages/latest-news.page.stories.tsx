import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp } from '../testing/story-app.tsx';
import LatestNewsPage from './latest-news.page.tsx';

/**
 * News about farming, the newest first, and a search through it. Shown whole, and with what a
 * search finds. Address: `/latest-news`.
 */
const meta = {
  title: 'Screens/Learning/Latest News',
  tags: ['nightly'],
  component: LatestNewsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inApp({ at: '/latest-news', frame: 'signed-in' })],
} satisfies Meta<typeof LatestNewsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(28);
  },
};

/** Headlines keep the language of their publisher. */
export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};

/** Found under a Hindi name in Latin letters. */
export const Searching: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'pyaz');
    await canvas.findByText('1 article found');
  },
};
