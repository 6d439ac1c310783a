import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Components/Layout/Description List',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Weight', value: '50 kg' },
      { term: 'Total Price', value: '₹1,400' },
      { term: 'In stock', value: '20 U' },
      { term: 'Harvested', value: '10/04/2026' },
    ],
  },
  parameters: notes({
    use: 'for the facts of one thing, such as the weight and the price of a listing.',
    avoid:
      'for the lines of a cart or an order, which are **Line Items**; for what happened one after the other, which is a **Timeline**.',
    screenReader: 'A `dl`: each value is read with its term.',
  }),
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Even: Story = {};

/** A pair that is too wide for a column takes the whole row, and so does the last of an odd number. */
export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    items: [
      { term: 'वजन', value: '50 किग्रा' },
      { term: 'कुल दाम', value: '₹1,400' },
      { term: 'फसल के पूरे साल की कमाई', value: '₹12,34,56,789.50' },
      { term: 'कहां से', value: 'ग्राम पंचायत भवन के पास, गुमला, झारखंड', isText: true },
    ],
  },
  decorators: [onSmallPhone],
  play: async (context) => {
    await fitsSmallPhone(context);
    for (const term of ['फसल के पूरे साल की कमाई', 'कहां से']) {
      const pair = context.canvas.getByText(term).parentElement;
      await expect(pair?.offsetWidth).toBe(pair?.parentElement?.clientWidth);
    }
  },
};
