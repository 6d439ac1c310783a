import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { fieldPairs } from './field-pairs.ts';
import { FormField } from './form-field.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/Forms/Form Field',
  component: FormField,
  args: { label: 'Name', children: <TextField placeholder="Meera Devi" autoComplete="name" /> },
  parameters: notes({
    use: 'Around each control of a form: it gives the control its label, hint and error, and marks it as required. Two fields stand beside each other in a grid with `fieldPairs`.',
    avoid:
      'Around **Checkbox**, **Switch**, **Choice Cards** and **OTP Field**, which have labels of their own, and **Search Field**, whose label is not seen.',
    keyboard: 'None of its own; the control keeps its keys.',
    screenReader:
      'The label is the name of the control, hint and error are its description. An error makes the control invalid and is announced politely when it appears. The star is not read; the control is required instead.',
  }),
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

export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    label: 'बैंक खाते में लिखा हुआ आपका पूरा नाम',
    hint: 'ठीक वैसा ही लिखें जैसा बैंक की पासबुक में छपा है, पिता या पति के नाम के साथ',
    error: 'नाम में सिर्फ अक्षर हो सकते हैं, अंक या निशान नहीं',
    isRequired: true,
  },
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
};
