import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormField } from './form-field.tsx';
import { NumberField } from './number-field.tsx';

const meta = {
  component: NumberField,
  decorators: [
    (Story, { parameters }) => (
      <FormField label="Price" error={parameters.error} hint="Rupees for one U of 25 kg">
        <Story />
      </FormField>
    ),
  ],
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

export const HindiDigits: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '१८५०');
    await expect(field).toHaveValue('१८५०');
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
