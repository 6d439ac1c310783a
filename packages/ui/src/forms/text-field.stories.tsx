import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormField } from './form-field.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  component: TextField,
  decorators: [
    (Story, { parameters }) => (
      <FormField label="City" error={parameters.error}>
        <Story />
      </FormField>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'E.g., Ranchi, Gumla, Khunti' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('City');
    await userEvent.type(field, 'Ranchi');
    await expect(field).toHaveValue('Ranchi');
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const ReadOnly: Story = { args: { value: 'Ranchi', readOnly: true } };
export const Disabled: Story = { args: { value: 'Ranchi', disabled: true } };

export const Invalid: Story = {
  parameters: { error: 'City cannot be empty' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(/City cannot be empty/);
  },
};
