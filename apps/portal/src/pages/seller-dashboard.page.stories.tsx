import type { Meta, StoryObj } from '@storybook/react-vite';
import { empty, failing, full, outOfStock, waiting } from '@upaj/mocks/scenarios';
import { noSales, yearOfSales } from '@upaj/mocks/seller-scenarios';
import { expect, screen } from 'storybook/test';
import { inApp } from '../testing/story-app.tsx';
import { buyer, seller } from '../testing/users.ts';
import SellerDashboardPage from './seller-dashboard.page.tsx';

/**
 * What a seller has sold and has on the market; listings are paused, restocked and deleted here.
 * Shown with little and with much sold, for a new seller, empty, loading and failed. Address:
 * `/mandi/seller-profile`.
 */
const meta = {
  title: 'Screens/Selling/Seller Dashboard',
  tags: ['nightly'],
  component: SellerDashboardPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [inApp({ at: '/mandi/seller-profile', frame: 'signed-in', session: seller })],
} satisfies Meta<typeof SellerDashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['!nightly'] };

export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Pausing: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause Sharbati Wheat' }));
    await canvas.findByRole('button', { name: 'Resume Sharbati Wheat' });
    await expect(canvas.getByText('Paused')).toBeVisible();
  },
};

export const Restocking: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restock Sharbati Wheat' }));
    const quantity = await screen.findByLabelText(/Quantity in Kilograms/);
    await expect(quantity).toHaveValue('500');
  },
};

export const Deleting: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Sharbati Wheat' }));
    await screen.findByRole('dialog', { name: 'Delete Sharbati Wheat?' });
  },
};

export const SoldOut: Story = { parameters: { msw: { handlers: outOfStock() } } };

export const Empty: Story = { parameters: { msw: { handlers: empty() } } };

export const Loading: Story = { parameters: { msw: { handlers: waiting('crops') } } };

export const Failed: Story = { parameters: { msw: { handlers: failing('crops') } } };

export const YearOfSales: Story = { parameters: { msw: { handlers: yearOfSales() } } };

export const YearOfSalesOnAPhoneInHindi: Story = {
  globals: { language: 'hi', viewport: { value: 'phone' } },
  parameters: { msw: { handlers: yearOfSales() } },
};

/** Every card invites to set a goal. */
export const NewSeller: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: noSales() } },
  play: async ({ canvas, userEvent }) => {
    const name = 'Set a goal: Total Earnings';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await screen.findByRole('dialog', { name: 'Your goals for a month' });
  },
};

/** A user without a bank account. */
export const NoSeller: Story = { parameters: { app: { session: buyer } } };

export const FiguresLoading: Story = { parameters: { msw: { handlers: waiting('sellers') } } };

export const FiguresFailed: Story = { parameters: { msw: { handlers: failing('sellers') } } };
