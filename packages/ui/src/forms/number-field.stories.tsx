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
    const field = canvas.getByRole('spinbutton', { name: 'Price' });
    await userEvent.type(field, '700.50');
    await expect(field).toHaveValue(700.5);
    await expect(field).toBeValid();
  },
};

export const Whole: Story = {
  args: { kind: 'whole', defaultValue: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('inputmode', 'numeric');
  },
};

export const Invalid: Story = {
  parameters: { error: 'Price cannot be empty' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('spinbutton');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(/Price cannot be empty/);
  },
};

export const Disabled: Story = { args: { defaultValue: 20, disabled: true } };
