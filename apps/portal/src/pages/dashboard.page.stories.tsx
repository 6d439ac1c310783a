import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failing, full, waiting } from '@upaj/mocks/scenarios';
import { expect } from 'storybook/test';
import { inApp } from '../testing/story-app.tsx';
import DashboardPage from './dashboard.page.tsx';

/**
 * The first page after the sign-in: a greeting, links into the market and its newest listings.
 * Shown whole, scrolled to the lower part, empty, loading and failed. Address: `/dashboard`.
 */
const meta = {
  title: 'Screens/Market/Dashboard',
  tags: ['nightly'],
  component: DashboardPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [inApp({ at: '/dashboard', frame: 'signed-in' })],
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Sharbati Wheat/ });
    for (const name of ['Explore More', 'Top Sellers']) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/mandi');
    }
  },
};

export const InHindi: Story = { globals: { language: 'hi' } };

/** The lower part is loaded when it comes near the view. */
export const Scrolled: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    (await canvas.findByRole('heading', { name: 'New in the Mandi' })).scrollIntoView();
    await canvas.findByRole('heading', { name: 'Top Seller' });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: empty() } },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing is for sale here right now.');
  },
};

export const Loading: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: waiting('crops') } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading...');
  },
};

export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('crops') } },
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to fetch data');
  },
};
