import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Counter } from './counter.tsx';

const rupees = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const meta = {
  component: Counter,
  args: { value: 248, className: 'font-bold text-4xl' },
} satisfies Meta<typeof Counter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers announce only the final value. */
export const Count: Story = {
  play: async ({ canvas }) => {
    const read = canvas.getAllByText('248')[0];
    await expect(read).toBeInTheDocument();
    await waitFor(() => expect(read).toBeVisible(), { timeout: 4000 });
  },
};

export const Money: Story = {
  args: { value: 123456.5, decimals: 1, format: (value) => `₹${rupees.format(value)}` },
};

export const Nothing: Story = { args: { value: 0 } };
