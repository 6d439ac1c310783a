import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notes } from '../testing/story-docs.ts';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { ProductGrid } from './product-grid.tsx';
import { sampleProduct, samples } from './sample-product.tsx';

const meta = {
  title: 'Components/Market/Product Grid',
  component: ProductGrid,
  parameters: notes({
    use: 'for **Product Cards**, and for their skeletons during the first load.',
    avoid: 'for a few listings in one row that is swiped, which is a **Carousel**.',
    keyboard: 'The grid takes no focus; Tab goes through its cards.',
    screenReader: 'A plain `div`; each card is an `article` with a heading.',
  }),
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  render: () => (
    <ProductGrid>
      {samples.map((sample) => (
        <ProductCard key={sample.name} {...sampleProduct(sample)} />
      ))}
    </ProductGrid>
  ),
  play: async ({ canvas }) => {
    const tops = new Map<number, number>();
    for (const card of canvas.getAllByRole('article')) {
      const { top, height } = card.getBoundingClientRect();
      await expect(height).toBe(tops.get(top) ?? height);
      tops.set(top, height);
    }
  },
};

export const Loading: Story = {
  render: () => (
    <ProductGrid>
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </ProductGrid>
  ),
};
