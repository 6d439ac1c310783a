import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { ProductCard } from './product-card.tsx';
import { type Sample, sampleProduct, samples } from './sample-product.tsx';

const [wheat, tomato, mango, milk] = samples.map(sampleProduct);

const meta = {
  title: 'Components/Market/Product Card',
  component: ProductCard,
  args: sampleProduct(samples[0] ?? fail()),
  parameters: notes({
    use: 'for a listing among others, in a **Product Grid**. A press anywhere on it opens the listing, except on its stepper and its button.',
    avoid:
      'for a line of a cart or an order, which is a **Line Item**; for anything else, a **Card**.',
    keyboard:
      'Tab goes to the name, then to the stepper, then to the button. The outline of the focus is around the whole card, and Enter opens the listing.',
    screenReader:
      'An `article`. Its heading of level 3 holds the link, whose name is that of the listing alone. The picture is decoration: give it an empty `alt`.',
  }),
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

export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    ...wheat,
    product: {
      name: 'सीहोर के किसानों का शरबती गेहूं',
      description: 'साफ सुनहरा गेहूं, मशीन से छंटा हुआ, सूखा और नई बोरियों में भरा…',
      place: 'ग्राम पंचायत भवन के पास, सीहोर, मध्य प्रदेश',
      unit: '1U = 25 किग्रा',
      price: '₹12,34,567.50',
      tag: 'एमएसपी से 8% ऊपर',
    },
    rating: 'अभी कोई रेटिंग नहीं',
    action: <Button size="small">कार्ट में डालें</Button>,
  },
  decorators: [onSmallPhone],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await fitsSmallPhone(context);
    // The card hides what reaches over its edge.
    const card = context.canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
