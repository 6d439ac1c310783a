import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StackedBars } from './stacked-bars.tsx';

const meta = {
  component: StackedBars,
  args: {
    columns: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    series: [
      { name: 'Received', tone: 'good', values: [4, 6, 5, 9, 10, 7, 5, 6, 8, 12, 11, 8] },
      { name: 'Delivered', tone: 'look', values: [3, 5, 4, 8, 8, 6, 5, 4, 7, 10, 9, 7] },
      { name: 'Cancelled', tone: 'stop', values: [1, 0, 1, 1, 2, 0, 0, 1, 1, 2, 1, 1] },
    ],
  },
  render: (args) => (
    <div className="h-72">
      <StackedBars {...args} />
    </div>
  ),
} satisfies Meta<typeof StackedBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Year: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Delivered')).toBeVisible();
    await expect(canvasElement.querySelectorAll('rect[fill^="url"]')).toHaveLength(36);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const InTheDark: Story = { globals: { theme: 'dark' } };

const nothing = Array.from({ length: 12 }, () => 0);

export const Empty: Story = {
  args: { series: [{ name: 'Received', tone: 'good', values: nothing }] },
};
