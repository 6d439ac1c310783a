import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choices, notes } from '../testing/story-docs.ts';
import { Spinner, type SpinnerProps } from './spinner.tsx';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading...' },
  argTypes: {
    size: choices<SpinnerProps['size']>(
      {
        small: '18 px: beside a text and in a button.',
        md: '28 px: in the place of a small part.',
        big: '44 px: in the place of a page.',
      },
      'md',
    ),
  },
  parameters: notes({
    use: 'For a wait that is short, or whose result has no known shape.',
    avoid:
      'For a list or a page whose shape is known, which is a **Skeleton**; for an upload, which is a **Progress Bar**; in a **Button**, which has its own while it is busy.',
    screenReader:
      'With a label it is a `status` of that name; without one it is decoration, and the text beside it says what is awaited. With reduced motion it stands still.',
  }),
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Announced: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading...' })).toBeVisible();
  },
};

export const Sizes: Story = {
  args: { label: undefined },
  render: (args) => (
    <div className="flex items-center gap-4">
      <Spinner {...args} size="small" />
      <Spinner {...args} />
      <Spinner {...args} size="big" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
