import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { sampleProduct, samples } from './sample-product.tsx';

const meta = { component: ProductCardSkeleton } satisfies Meta<typeof ProductCardSkeleton>;

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
