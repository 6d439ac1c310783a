import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';

function Counting(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value);
  return <QuantityStepper {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: QuantityStepper,
  render: Counting,
  args: {
    value: 1,
    onValueChange: () => {},
    labels: {
      quantity: 'Quantity',
      decrease: 'One less',
      increase: 'One more',
      notWhole: 'Please write a whole number, 1 or more',
      tooMany: 'Only 20 are in stock',
    },
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NeverBelowOne: Story = {
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(number).toHaveValue('1');
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(number).toHaveValue('2');
    await expect(canvas.getByText('2')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(number).toHaveValue('1');
  },
};

export const Typed: Story = {
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(number);
    await userEvent.type(number, '१२{Enter}');
    await expect(number).toHaveValue('12');
    await userEvent.clear(number);
    await userEvent.type(number, '1,00,000{Enter}');
    await expect(number).toHaveValue('100000');
    await userEvent.clear(number);
    await userEvent.tab();
    await expect(number).toHaveValue('100000');
  },
};

export const ShowsError: Story = {
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(number);
    await userEvent.type(number, '1.5');
    await userEvent.tab();
    await expect(number).toHaveValue('1.5');
    await expect(number).toHaveAccessibleDescription('Please write a whole number, 1 or more');
  },
};

export const NotAboveTheStock: Story = {
  args: { value: 19, max: 20, size: 'large' },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'One more' });
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(canvas.getByRole('textbox')).toHaveValue('20');
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveFocus();
  },
};
