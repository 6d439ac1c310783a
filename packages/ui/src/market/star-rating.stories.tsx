import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StarRating } from './star-rating.tsx';

const meta = {
  component: StarRating,
  args: { value: 4.7, label: '4.7 of 5 stars' },
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fraction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.7 of 5 stars' })).toBeVisible();
  },
};

export const Half: Story = { args: { value: 2.5, label: '2.5 of 5 stars' } };
export const None: Story = { args: { value: 0, label: '0 of 5 stars' } };
export const Large: Story = { args: { className: 'h-7.5 w-40' } };
