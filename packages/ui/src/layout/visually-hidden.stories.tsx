import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notes } from '../testing/story-docs.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/Layout/Visually Hidden',
  component: VisuallyHidden,
  parameters: notes({
    use: 'for words that sighted users get from a picture or a place: the meaning of an icon, the name of a column.',
    avoid:
      'for the name of a control that takes `aria-label`; for an icon alone in a button, which is an **Icon Button**; for what everyone should know.',
    screenReader: 'Read where it stands, like the text around it.',
  }),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAnIcon: Story = {
  render: () => (
    <p>
      ★ <VisuallyHidden>One star</VisuallyHidden>
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('One star').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
