import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notes } from '../testing/story-docs.ts';
import { ProgressCircle } from './progress-circle.tsx';

const meta = {
  title: 'Components/Feedback/Progress Circle',
  component: ProgressCircle,
  args: { value: 0.625, label: 'Total Sales: 62 percent of the goal' },
  parameters: notes({
    use: 'For how far a figure is on the way to a goal, which it may pass.',
    avoid:
      'For a running task, which is a **Progress Bar**; for figures over time, which are **Stacked Bars**.',
    screenReader: 'A picture whose name is the label: that has the progress in words.',
  }),
} satisfies Meta<typeof ProgressCircle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    const circle = canvas.getByRole('img', { name: 'Total Sales: 62 percent of the goal' });
    await expect(circle).toHaveTextContent('62%');
  },
};

export const Nothing: Story = { args: { value: 0, label: 'Total Sales: 0 percent of the goal' } };

/** The circle is closed; the number goes on. */
export const BeyondTheGoal: Story = {
  args: { value: 1.3, label: 'Total Sales: 130 percent of the goal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('130%')).toBeVisible();
  },
};

export const WithoutGoal: Story = { args: { value: null, label: 'No goal is set' } };
