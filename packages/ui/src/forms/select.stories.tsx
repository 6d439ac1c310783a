import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormField } from './form-field.tsx';
import { Select } from './select.tsx';

const meta = {
  component: Select,
  args: {
    children: ['kg', 'tonnes', 'liters', 'pieces'].map((unit) => (
      <option key={unit}>{unit}</option>
    )),
  },
  decorators: [
    (Story, { parameters }) => (
      <FormField label="Unit" error={parameters.error} isRequired>
        <Story />
      </FormField>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('combobox', { name: /Unit/ });
    await userEvent.selectOptions(list, 'liters');
    await expect(list).toHaveValue('liters');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Invalid: Story = {
  parameters: { error: 'Unit cannot be empty' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('combobox');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(/Unit cannot be empty/);
  },
};
