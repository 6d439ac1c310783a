import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { notes } from '../testing/story-docs.ts';
import { FormField } from './form-field.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Components/Forms/Password Field',
  component: PasswordField,
  args: {
    revealLabel: 'Show password',
    hideLabel: 'Hide password',
    autoComplete: 'current-password',
  },
  argTypes: {
    disabled: { control: 'boolean', description: 'Shown, but cannot be changed; not sent.' },
  },
  parameters: notes({
    use: 'For a password, in a **Form Field**. `autoComplete` is `current-password` to sign in and `new-password` to choose one, so that password managers help.',
    avoid: 'For a code from a message, which is an **OTP Field**.',
    keyboard:
      'Enter in the field sends the form. Tab goes on to the eye, where Enter and Space show and hide the password.',
    screenReader:
      'The eye is a button whose name says what it does next: show or hide. Name, description, and whether the field is required or invalid come from the **Form Field**.',
  }),
  render: (args, { parameters }) => (
    <FormField label="Password" error={parameters.error} isRequired>
      <PasswordField {...args} />
    </FormField>
  ),
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
