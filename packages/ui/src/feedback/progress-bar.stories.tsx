import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notes } from '../testing/story-docs.ts';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Components/Feedback/Progress Bar',
  component: ProgressBar,
  args: { value: 0.4, label: 'Sending pictures' },
  parameters: notes({
    use: 'For a task whose share is known, such as an upload, and for a score out of a maximum.',
    avoid:
      'For a wait without a known end, which is a **Spinner**; for a goal that can be passed, which is a **Progress Circle**; for named steps, which are a **Stepper**.',
    screenReader:
      'A `progressbar` with the label as its name and its share in percent. The label is not seen: show it beside the bar where it is not clear.',
  }),
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending pictures' })).toHaveValue(0.4);
  },
};

export const Done: Story = { args: { value: 1 } };
