import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { FormField } from './form-field.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/Forms/Text Field',
  component: TextField,
  argTypes: {
    disabled: { control: 'boolean', description: 'Shown, but cannot be changed; not sent.' },
    readOnly: { control: 'boolean', description: 'Cannot be changed, but copied; it is sent.' },
  },
  parameters: notes({
    use: 'For one line of text, in a **Form Field**.',
    avoid:
      'For several lines, which are a **Textarea**; for numbers, passwords, codes and searches, which have fields of their own; for one of a few known words, which is a **Select**.',
    keyboard: 'The keys of the browser; Enter sends the form around it.',
    screenReader:
      'Name, description, and whether it is required or invalid come from the **Form Field**. A placeholder is no label: it goes as soon as something is typed.',
  }),
  render: (args, { parameters }) => (
    <FormField label={parameters.label ?? 'City'} error={parameters.error}>
      <TextField {...args} />
    </FormField>
  ),
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

/** What does not fit in the line is reached by moving through it. */
export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: { defaultValue: 'हजारीबाग जिले का बड़कागांव प्रखंड, पोस्ट हरली, डाक घर के पास' },
  parameters: { label: 'गांव, प्रखंड और जिला', error: 'पता 50 अक्षरों से लंबा नहीं हो सकता' },
  decorators: [onSmallPhone],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.offsetWidth).toBe(canvas.getByTestId('small-phone').clientWidth);
    await fitsSmallPhone({ canvas });
  },
};
