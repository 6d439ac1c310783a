import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notes } from '../testing/story-docs.ts';
import { StarRating } from './star-rating.tsx';

const meta = {
  title: 'Components/Market/Star Rating',
  component: StarRating,
  args: { value: 4.7, label: '4.7 of 5 stars' },
  parameters: notes({
    use: 'for the rating of a listing or a seller. Its size comes from `className`.',
    avoid:
      'to ask for a rating, which is a **Star Input**; without any rating, where a text says so.',
    screenReader:
      'One picture with the label as its name. Where the same text stands beside it, give it `aria-hidden`.',
  }),
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fraction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.7 of 5 stars' })).toBeVisible();
  },
};

/** A fraction fills a part of a star. */
export const Values: Story = {
  render: () => (
    <div className="grid gap-2">
      {[0, 1, 2.5, 3.3, 4, 5].map((value) => (
        <StarRating key={value} value={value} label={`${value} of 5 stars`} />
      ))}
    </div>
  ),
};

export const Large: Story = { args: { className: 'h-7.5 w-40' } };
