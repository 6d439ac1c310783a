import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { notes } from '../testing/story-docs.ts';
import { Counter } from './counter.tsx';

const rupees = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const meta = {
  title: 'Components/Feedback/Counter',
  component: Counter,
  args: { value: 248, className: 'font-bold text-4xl' },
  parameters: notes({
    use: 'For one large figure that the page is about, such as the earnings of a month.',
    avoid:
      'For figures in a list or a table, where several of them in motion make reading harder: those are plain text.',
    screenReader:
      'Only the final value is read, from the first moment on. With reduced motion the final value is shown at once.',
  }),
} satisfies Meta<typeof Counter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers announce only the final value. */
export const Count: Story = {
  play: async ({ canvas }) => {
    const read = canvas.getAllByText('248')[0];
    await expect(read).toBeInTheDocument();
    await waitFor(() => expect(read).toBeVisible());
  },
};

export const Money: Story = {
  args: { value: 123456.5, decimals: 1, format: (value) => `₹${rupees.format(value)}` },
};

export const Nothing: Story = { args: { value: 0 } };
