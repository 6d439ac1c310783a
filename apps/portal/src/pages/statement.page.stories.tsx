import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, full, waiting } from '@upaj/mocks/scenarios';
import { noSales, yearOfSales } from '@upaj/mocks/seller-scenarios';
import { expect, waitFor } from 'storybook/test';
import { inApp } from '../testing/story-app.tsx';
import { buyer, seller } from '../testing/users.ts';
import StatementPage from './statement.page.tsx';

/**
 * A seller's deliveries of a month, to read and to print. Shown for a full and an empty month,
 * for a user who is no seller, loading and failed. Address: `/mandi/seller-profile/statement`.
 */
const meta = {
  title: 'Screens/Selling/Statement',
  tags: ['nightly'],
  component: StatementPage,
  parameters: { layout: 'fullscreen', msw: { handlers: yearOfSales() } },
  decorators: [
    inApp({ at: '/mandi/seller-profile/statement', frame: 'signed-in', session: seller }),
  ],
} satisfies Meta<typeof StatementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const whole: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('button', { name: /CSV/ });
};

export const Full: Story = { tags: ['!nightly'], play: whole };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: whole,
};

export const OnAPhoneInHindi: Story = {
  globals: { language: 'hi', viewport: { value: 'phone' } },
  play: whole,
};

/** Orders of several goods, and of a buyer whose account was deleted. */
export const OfTheDemo: Story = { parameters: { msw: { handlers: full() } } };

export const PreviousMonth: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const month = await canvas.findByRole('combobox', { name: 'Month' });
    const [last, previous] = [...month.querySelectorAll('option')].map(({ value }) => value);
    await expect(month).toHaveValue(last);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await waitFor(() => expect(month).toHaveValue(previous));
  },
};

export const EmptyMonth: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: noSales() } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^You delivered nothing in/);
  },
};

export const NoSeller: Story = { parameters: { app: { session: buyer } } };

export const Loading: Story = { parameters: { msw: { handlers: waiting('sellers') } } };

export const Failed: Story = { parameters: { msw: { handlers: failing('sellers') } } };
