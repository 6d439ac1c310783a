import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { choices, notes } from '../testing/story-docs.ts';
import { FormField } from './form-field.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

const meta = {
  title: 'Components/Forms/Number Field',
  component: NumberField,
  argTypes: {
    kind: choices<NumberFieldProps['kind']>(
      { decimal: 'Digits and a decimal point.', whole: 'Digits alone.' },
      'decimal',
    ),
    disabled: { control: 'boolean', description: 'Shown, but cannot be changed; not sent.' },
  },
  parameters: notes({
    use: 'For an amount, a weight or a price, in a **Form Field**. The caller reads the number from the text.',
    avoid:
      'For digits that are no amount, such as a phone number or a PIN code, which are a **Text Field**; for a count of few things, which is a **Quantity Stepper**; for a code from a message, which is an **OTP Field**.',
    keyboard:
      'The keys of a text field: arrow keys and the wheel never change the number. On phones `kind` chooses the keys that are shown.',
    screenReader:
      'A text field; its unit is in the hint. Name, description, and whether it is required or invalid come from the **Form Field**.',
  }),
  render: (args, { parameters: { label, hint, error } }) => (
    <FormField label={label ?? 'Price'} hint={hint ?? 'Rupees for one U of 25 kg'} error={error}>
      <NumberField {...args} />
    </FormField>
  ),
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decimal: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Price' });
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(field, '1,850.50');
    await expect(field).toHaveValue('1,850.50');
    await expect(field).toBeValid();
  },
};

export const HindiDigitsAt320: Story = {
  tags: ['nightly'],
  parameters: { label: '25 किलो की एक बोरी का दाम', hint: 'रुपये में, ढुलाई का खर्च छोड़कर' },
  decorators: [onSmallPhone],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '१८५०');
    await expect(field).toHaveValue('१८५०');
    await fitsSmallPhone({ canvas });
  },
};

export const Whole: Story = {
  args: { kind: 'whole', defaultValue: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
  },
};

export const Invalid: Story = {
  parameters: { error: 'Price cannot be empty' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(/Price cannot be empty/);
  },
};

export const Disabled: Story = { args: { defaultValue: 20, disabled: true } };
