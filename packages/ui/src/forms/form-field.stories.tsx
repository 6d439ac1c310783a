import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldPairs } from './field-pairs.ts';
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

/** The controls of a pair align with any hint above and any error below. */
export const Pairs: Story = {
  render: () => (
    <div className={fieldPairs}>
      <FormField label="Phone" hint="Mobile number of 10 digits" error="Please fill this in">
        <TextField />
      </FormField>
      <FormField label="City">
        <TextField />
      </FormField>
    </div>
  ),
  play: async ({ canvas }) => {
    const [phone, city] = ['Phone', 'City'].map((name) => canvas.getByRole('textbox', { name }));
    const [one, other] = [phone, city].map((control) => control?.getBoundingClientRect());
    const isPair = window.matchMedia('(min-width: 48rem)').matches;
    await expect(one?.top === other?.top).toBe(isPair);
  },
};
