import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { FormField } from './form-field.tsx';
import { Select } from './select.tsx';

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  args: {
    children: ['kg', 'tonnes', 'liters', 'pieces'].map((unit) => (
      <option key={unit}>{unit}</option>
    )),
  },
  argTypes: {
    disabled: { control: 'boolean', description: 'Shown, but cannot be changed; not sent.' },
  },
  parameters: notes({
    use: 'For one of several known answers that need no explanation, in a **Form Field**. Its children are `<option>`s.',
    avoid:
      'For few answers that need a sentence each, which are **Choice Cards**; for a filter above a list, which is a **Chip Row**; for actions, which are a **Menu**.',
    keyboard:
      'The keys of the browser: Space opens the list, arrow keys choose, letters jump to an entry.',
    screenReader:
      "The browser's own list, which a phone shows in its own way. Name, description, and whether it is required or invalid come from the **Form Field**.",
  }),
  render: (args, { parameters }) => (
    <FormField label={parameters.label ?? 'Unit'} error={parameters.error} isRequired>
      <Select {...args} />
    </FormField>
  ),
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

/** The chosen answer ends before the arrow. */
export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    children: <option>राष्ट्रीय कृषि बाजार में पंजीकृत किसान उत्पादक संगठन</option>,
  },
  parameters: { label: 'आप किसकी ओर से बेच रहे हैं?' },
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
};
