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
    (Story) => (
      <FormField label="Password" isRequired>
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
