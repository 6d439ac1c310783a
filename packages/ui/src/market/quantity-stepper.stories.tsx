import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { choices, notes } from '../testing/story-docs.ts';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';

function Counting(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value);
  return <QuantityStepper {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Components/Market/Quantity Stepper',
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
  argTypes: {
    size: choices<QuantityStepperProps['size']>(
      {
        md: 'In a card or a line.',
        large: 'On the page of a listing: 54 px high, and as wide as a phone.',
      },
      'md',
    ),
  },
  parameters: notes({
    use: 'for the units of a listing to buy, from 1 to the stock.',
    avoid:
      'for a number in a form, such as a price or a weight, which is a **Number Field**; to take something out of the cart, which has its own button.',
    keyboard:
      'Tab goes to minus, number and plus; Enter and Space step. The number takes digits of both scripts and Indian commas, and counts while it is typed. Another text stays with its error, and `onValidityChange` says so: buttons that use the number wait. Enter or leaving it ends the typing, and does not send the form. At its limit a button keeps the focus and does nothing.',
    screenReader:
      'The number and both buttons have the names in `labels`; put the name of the thing into them where several stand on a page. A step is announced with the new number, an error at once, and the number refers to its error.',
  }),
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
    await expect(number).toHaveAccessibleDescription('Please write a whole number, 1 or more');
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

export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    value: 20,
    max: 20,
    size: 'large',
    labels: {
      quantity: 'शरबती गेहूं की मात्रा',
      decrease: 'एक कम करें',
      increase: 'एक बढ़ाएं',
      notWhole: 'कृपया पूरी संख्या लिखें, 1 या उससे ज्यादा',
      tooMany: 'विक्रेता के पास अभी केवल 20 U बचे हैं, कृपया इससे कम चुनें',
    },
  },
  decorators: [onSmallPhone],
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const number = context.canvas.getByRole('textbox', { name: 'शरबती गेहूं की मात्रा' });
    await userEvent.clear(number);
    await userEvent.type(number, '1,00,00,000{Enter}');
    await expect(number).toHaveAccessibleDescription(/केवल 20 U/);
    await fitsSmallPhone(context);
  },
};
