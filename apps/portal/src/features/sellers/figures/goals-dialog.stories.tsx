import type { Meta, StoryObj } from '@storybook/react-vite';
import { failing } from '@upaj/mocks/scenarios';
import { expect, fn, screen } from 'storybook/test';
import { inApp } from '../../../testing/story-app.tsx';
import { seller } from '../../../testing/users.ts';
import { GoalsDialog } from './goals-dialog.tsx';

/** Asks for the seller's goals of a month. Shown open, with a wrong number, and not saved. */
const meta = {
  title: 'Screens/Selling/Seller Dashboard/Goals',
  component: GoalsDialog,
  args: { goals: { sales: 60, earnings: null }, onClose: fn() },
  decorators: [inApp({ session: seller })],
} satisfies Meta<typeof GoalsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const OnAPhoneInHindi: Story = {
  tags: ['nightly'],
  globals: { language: 'hi', viewport: { value: 'phone' } },
};

export const Wrong: Story = {
  globals: { language: 'en' },
  play: async ({ userEvent }) => {
    const sales = await screen.findByLabelText('U to deliver in a month');
    await userEvent.clear(sales);
    await userEvent.type(sales, '2.5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(sales).toBeInvalid();
    await expect(sales).toHaveFocus();
  },
};

export const Failed: Story = {
  globals: { language: 'en' },
  parameters: { msw: { handlers: failing('sellers') } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText(/^The server cannot be reached/);
    await expect(screen.getByLabelText('U to deliver in a month')).toHaveValue('60');
  },
};
