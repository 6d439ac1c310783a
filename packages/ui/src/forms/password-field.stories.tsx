import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormField } from './form-field.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  component: PasswordField,
  args: {
    revealLabel: 'Show password',
    hideLabel: 'Hide password',
    autoComplete: 'current-password',
  },
  decorators: [
    (Story, { parameters }) => (
      <FormField label="Password" error={parameters.error} isRequired>
        <Story />
      </FormField>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { defaultValue: 'green fields' } };

export const Reveal: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Password/, { selector: 'input' });
    await userEvent.type(field, 'green fields');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('green fields');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Invalid: Story = {
  parameters: { error: 'Password cannot be empty' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText(/Password/, { selector: 'input' });
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(/Password cannot be empty/);
  },
};

export const Disabled: Story = { args: { defaultValue: 'green fields', disabled: true } };
