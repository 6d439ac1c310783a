import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { categoryPicture } from '../market/produce.ts';
import { QuantityStepper } from '../market/quantity-stepper.tsx';
import { Picture } from '../media/picture.tsx';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { LineItem } from './line-item.tsx';

const stepper = (
  <QuantityStepper
    value={2}
    onValueChange={() => {}}
    labels={{
      quantity: 'Quantity of Sharbati Wheat',
      decrease: 'One less',
      increase: 'One more',
      notWhole: 'Please write a whole number',
    }}
  />
);

const meta = {
  title: 'Components/Layout/Line Item',
  component: LineItem,
  args: {
    picture: <Picture alt="" fallback={categoryPicture('Crops')} />,
    title: 'Sharbati Wheat',
    details: '₹700 · 1U = 25kg · 50 kg',
    controls: stepper,
    total: '₹1,400',
  },
  parameters: notes({
    use: 'for one thing that is bought, in a cart, at the checkout or in an order.',
    avoid: 'for something on sale, which is a **Product Card**.',
    keyboard:
      'The line itself takes no focus. Tab goes through its parts from top to bottom: the link of the title, then the note and the controls.',
    screenReader:
      'A plain `div`, read as title, details, note, controls, total; without controls the total comes before the note. Put the lines into a list, and give the controls the name of the thing: "Quantity of Sharbati Wheat".',
  }),
} satisfies Meta<typeof LineItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InACart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sharbati Wheat')).toBeVisible();
    await expect(canvas.getByText('₹1,400')).toBeVisible();
  },
};

export const InAnOrder: Story = { args: { controls: undefined } };

export const WithANote: Story = {
  args: {
    note: <p className="font-medium text-sm text-warning">Only 1 U is left.</p>,
    controls: <Button variant="outline">Take 1 U</Button>,
    total: undefined,
  },
};

/** A total that does not fit beside the controls goes to the next row. */
export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    title: 'सीहोर के खेतों का सुनहरा शरबती गेहूं, मशीन से छंटा और नई बोरियों में भरा',
    details: '₹61,72,839.75 · 1U = 25 किग्रा · 50 किग्रा',
    total: '₹1,23,45,679.50',
  },
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
};
