import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { FormField } from './form-field.tsx';
import { Textarea } from './textarea.tsx';

const meta = {
  title: 'Components/Forms/Textarea',
  component: Textarea,
  argTypes: {
    rows: {
      control: 'number',
      description: 'Lines where the browser cannot let it grow with its text.',
      table: { defaultValue: { summary: '4' } },
    },
    disabled: { control: 'boolean', description: 'Shown, but cannot be changed; not sent.' },
  },
  parameters: notes({
    use: 'For what takes more than a line, such as the description of a crop, in a **Form Field**.',
    avoid: 'For a name, a place or another single line, which is a **Text Field**.',
    keyboard: 'The keys of the browser; Enter begins a new line and Tab leaves the field.',
    screenReader:
      'Name, description, and whether it is required or invalid come from the **Form Field**.',
  }),
  render: (args, { parameters }) => (
    <FormField label={parameters.label ?? 'Description'} error={parameters.error}>
      <Textarea {...args} />
    </FormField>
  ),
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

/** Grows until all of its text is seen. */
export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    defaultValue:
      'साफ सुनहरा शरबती गेहूं, मशीन से छंटा हुआ, नमी 11 प्रतिशत से कम। फसल इसी साल मार्च में कटी है और सूखे गोदाम में रखी है। 25 किलो की बोरी में मिलेगा, पूरी गाड़ी लेने पर गांव तक पहुंचा देंगे।',
  },
  parameters: { label: 'फसल के बारे में' },
  decorators: [onSmallPhone],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    await fitsSmallPhone({ canvas });
  },
};
