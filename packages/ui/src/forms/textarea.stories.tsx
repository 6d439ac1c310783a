import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FormField } from './form-field.tsx';
import { Textarea } from './textarea.tsx';

const meta = {
  component: Textarea,
  decorators: [
    (Story, { parameters }) => (
      <FormField label="Description" error={parameters.error}>
        <Story />
      </FormField>
    ),
  ],
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.type(field, 'Clean golden wheat,{enter}machine sorted');
    await expect(field).toHaveValue('Clean golden wheat,\nmachine sorted');
  },
};

export const WithPlaceholder: Story = { args: { placeholder: 'What do buyers ask about it?' } };

export const Invalid: Story = {
  parameters: { error: 'Description cannot be empty' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(/Description cannot be empty/);
  },
};

export const Disabled: Story = { args: { defaultValue: 'Clean golden wheat', disabled: true } };
