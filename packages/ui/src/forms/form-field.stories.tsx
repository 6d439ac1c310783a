import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormField } from './form-field.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  component: FormField,
  args: { label: 'Name', children: <TextField placeholder="Meera Devi" autoComplete="name" /> },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithHint: Story = {
  args: { hint: 'As it stands in your bank book' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'As it stands in your bank book',
    );
  },
};

export const WithError: Story = {
  args: { hint: 'As it stands in your bank book', error: 'Name cannot be empty', isRequired: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: /Name/ });
    await expect(control).toBeInvalid();
    await expect(control).toBeRequired();
    await expect(control).toHaveAccessibleDescription(
      'As it stands in your bank book Name cannot be empty',
    );
  },
};
