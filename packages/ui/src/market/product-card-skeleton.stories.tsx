import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notes } from '../testing/story-docs.ts';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { sampleProduct, samples } from './sample-product.tsx';

const meta = {
  title: 'Components/Market/Product Card Skeleton',
  component: ProductCardSkeleton,
  parameters: notes({
    use: 'in a **Product Grid**, while its listings are on their way.',
    avoid:
      'when the search has found nothing, which is an **Empty State**, or has failed, which is an **Error State**.',
    screenReader: 'Not read at all: let the page say that it is loading.',
  }),
} satisfies Meta<typeof ProductCardSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = { args: { className: 'md:w-61' } };

export const OfTheSameSize: Story = {
  render: () => (
    <div className="grid items-start gap-4 md:grid-cols-[244px_244px]">
      {samples.slice(0, 1).map((sample) => (
        <ProductCard key={sample.name} {...sampleProduct(sample)} data-testid="card" />
      ))}
      <ProductCardSkeleton data-testid="skeleton" />
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByTestId('card').getBoundingClientRect();
    const skeleton = canvas.getByTestId('skeleton').getBoundingClientRect();
    await expect(Math.abs(card.height - skeleton.height)).toBeLessThanOrEqual(1);
    await expect(Math.abs(card.width - skeleton.width)).toBeLessThanOrEqual(1);
  },
};
