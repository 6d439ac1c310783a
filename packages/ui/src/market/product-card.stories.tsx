import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { ProductCard } from './product-card.tsx';
import { type Sample, sampleProduct, samples } from './sample-product.tsx';

const [wheat, tomato, mango, milk] = samples.map(sampleProduct);

const meta = {
  component: ProductCard,
  args: sampleProduct(samples[0] ?? fail()),
  decorators: [
    (Story) => (
      <div className="md:w-61">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

function fail(): Sample {
  throw new Error('there is no sample');
}

export const WithTag: Story = {
  args: wheat,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    const link = canvas.getByRole('link', { name: 'Sharbati Wheat' });
    await expect(link).toHaveAttribute('href', '#Sharbati Wheat');
    const onThePicture = document.elementFromPoint(card.left + 40, card.top + card.height / 2);
    await expect(onThePicture).toBe(link);
  },
};

export const Plain: Story = { args: tomato };
export const WithoutRatings: Story = { args: mango };
export const LongName: Story = { args: milk };

export const ButtonsAreNotTheLink: Story = {
  play: async ({ canvas }) => {
    const before = location.hash;
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(location.hash).toBe(before);
  },
};

export const InHindi: Story = {
  args: {
    ...wheat,
    product: {
      name: 'शरबती गेहूं',
      description: 'साफ सुनहरा गेहूं, मशीन से छंटा हुआ, सूखा और नई बोरियों में भरा…',
      unit: '1U = 25 किग्रा',
      price: '₹700',
      tag: 'एमएसपी से 8% ऊपर',
    },
    rating: 'अभी तक कोई रेटिंग नहीं',
    action: <Button size="small">टोकरी में डालें</Button>,
  },
  decorators: [
    (Story) => (
      <div lang="hi">
        <Story />
      </div>
    ),
  ],
};
