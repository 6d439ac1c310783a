import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { categoryPicture } from '../market/produce.ts';
import { QuantityStepper } from '../market/quantity-stepper.tsx';
import { Picture } from '../media/picture.tsx';
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
  component: LineItem,
  args: {
    picture: <Picture alt="" fallback={categoryPicture('Crops')} />,
    title: 'Sharbati Wheat',
    details: '₹700 · 1U = 25kg · 50 kg',
    controls: stepper,
    total: '₹1,400',
  },
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

export const LongName: Story = {
  args: {
    title: 'Golden Sharbati Wheat from the fields of Ranchi, machine sorted and packed',
    total: '₹12,34,56,789.50',
  },
  globals: { viewport: { value: 'phone' } },
};
