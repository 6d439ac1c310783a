import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing, waiting } from '@upaj/mocks/scenarios';
import { noSales, yearOfSales } from '@upaj/mocks/seller-scenarios';
import { expect, waitFor } from 'storybook/test';
import { inApp } from '../../../testing/story-app.tsx';
import { seller } from '../../../testing/users.ts';
import { SalesMore } from './sales-more.tsx';

/**
 * The course of a seller's year: orders by month as chart and table, and what sells best. Shown
 * for a busy and a new seller, loading and failed.
 */
const meta = {
  title: 'Screens/Selling/Seller Dashboard/Sales of the Year',
  component: SalesMore,
  parameters: { msw: { handlers: yearOfSales() } },
  decorators: [inApp({ session: seller })],
} satisfies Meta<typeof SalesMore>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chart has come and lies over the table. */
const drawn: Story['play'] = async ({ canvasElement, canvas }) => {
  await canvas.findAllByRole('listitem');
  const chart = () => canvasElement.querySelector('[data-slot="stacked-bars"]');
  await waitFor(() => expect(chart()).not.toBeNull());
};

export const Chart: Story = { play: drawn };

export const ChartOnAPhone: Story = {
  tags: ['nightly'],
  globals: { viewport: { value: 'phone' } },
  play: drawn,
};

export const ChartOnAPhoneInHindi: Story = {
  tags: ['nightly'],
  globals: { language: 'hi', viewport: { value: 'phone' } },
  play: drawn,
};

export const Table: Story = {
  globals: { language: 'en' },
  play: async (context) => {
    await drawn(context);
    const { canvas, userEvent, canvasElement } = context;
    const toggle = canvas.getByRole('button', { name: 'Show as table' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvasElement.querySelector('[data-slot="stacked-bars"]')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: 'January' })).toBeVisible());
  },
};

export const ViewAll: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View All' }));
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(5);
  },
};

export const NewSeller: Story = { parameters: { msw: { handlers: noSales() } } };

export const Loading: Story = { parameters: { msw: { handlers: waiting('sellers') } } };

export const Failed: Story = { parameters: { msw: { handlers: failing('sellers') } } };
