import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, full, noOrders, waiting } from '@upaj/mocks/scenarios';
import { noSales, yearOfSales } from '@upaj/mocks/seller-scenarios';
import { expect } from 'storybook/test';
import { inApp } from '../../testing/story-app.tsx';
import { seller } from '../../testing/users.ts';
import { DashboardMore } from './dashboard-more.tsx';
import { TopSellers } from './top-sellers.tsx';

/**
 * The dashboard below its first screen: the best sellers, the figures of the market, the weather
 * and the user's own trades. Shown for buyer and seller, with nothing sold, loading, and with
 * one half failed.
 */
const meta = {
  title: 'Screens/Market/Dashboard/Lower Part',
  component: DashboardMore,
  render: () => (
    <div className="grid gap-4">
      <TopSellers />
      <DashboardMore />
    </div>
  ),
  parameters: { msw: { handlers: yearOfSales() } },
  decorators: [inApp({ at: '/dashboard' })],
} satisfies Meta<typeof DashboardMore>;

export default meta;
type Story = StoryObj<typeof meta>;

const whole: Story['play'] = async ({ canvas, userEvent }) => {
  const activity = await canvas.findByRole('heading', { level: 2, name: /Activity|गतिविधि/ });
  activity.scrollIntoView();
  await userEvent.hover(activity);
  await canvas.findAllByRole('link', { name: /Ramesh Oraon/ });
};

export const Buyer: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    await whole(context);
    const [first] = await context.canvas.findAllByRole('link', { name: /^You bought from/ });
    await expect(first?.getAttribute('href')).toMatch(/^\/orders\//);
  },
};

export const Seller: Story = { parameters: { app: { session: seller } } };

export const OnAPhoneInHindi: Story = {
  tags: ['nightly'],
  globals: { language: 'hi', viewport: { value: 'phone' } },
  play: whole,
};

/** Two sellers have sold something. */
export const FewSellers: Story = { parameters: { msw: { handlers: full() } } };

export const NothingSold: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: noSales() } },
  play: async ({ canvas }) => {
    await canvas.findByText('No one has delivered anything this year yet.');
  },
};

export const NoActivity: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: noOrders() } },
  play: async ({ canvas }) => {
    await canvas.findByText('No recent activity found');
  },
};

export const Loading: Story = { parameters: { msw: { handlers: waiting() } } };

/** The sellers fail, and the trades are there. */
export const SellersFailed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('sellers') } },
  play: async ({ canvas }) => {
    await canvas.findByText('The top sellers could not be fetched.');
    await canvas.findAllByRole('link', { name: /^You bought from/ });
  },
};

/** The trades fail, and the sellers are there. */
export const ActivityFailed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('orders') } },
  play: async ({ canvas }) => {
    await canvas.findByText('Your recent activity could not be fetched.');
    await canvas.findAllByText(/U delivered$/);
  },
};
