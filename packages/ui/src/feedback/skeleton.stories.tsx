import type { Meta, StoryObj } from '@storybook/react-vite';
import { notes } from '../testing/story-docs.ts';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: { className: 'h-4 w-48' },
  parameters: notes({
    use: 'For a part of a page whose shape is known while it loads, in the size of what comes, so that nothing jumps.',
    avoid:
      'For a wait whose result has no known shape, which is a **Spinner**; for a wait with a known end, which is a **Progress Bar**.',
    screenReader:
      'Not read. Give a page of skeletons one text with `role="status"` that says what is loading.',
  }),
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

/** A picture, a line and an area; the size comes with `className`. */
export const Shapes: Story = {
  render: () => (
    <div className="grid max-w-sm gap-3">
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-4 w-48" />
      </div>
      <Skeleton className="aspect-gallery w-full rounded-panel" />
    </div>
  ),
};
