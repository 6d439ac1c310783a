import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'I have received ₹1,400' },
  argTypes: {
    disabled: { control: 'boolean', description: 'Shown, but cannot be changed; not sent.' },
  },
  parameters: notes({
    use: 'To agree to something, or to choose any number of rows, where a button sends the choice later.',
    avoid:
      'For a setting that holds at once, which is a **Switch**; for one answer out of several, which are **Choice Cards** or a **Select**.',
    keyboard: 'Space ticks and unticks it.',
    screenReader:
      "The browser's own checkbox; the whole label is its name, also where it is not seen.",
  }),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/received/));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const OutOfUse: Story = { args: { disabled: true } };

/** The line beside it says what it is for. */
export const WithHiddenLabel: Story = { args: { label: 'Choose UP-7K3M9Q', isLabelHidden: true } };

export const LongHindiAt320: Story = {
  tags: ['nightly'],
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
  args: { label: 'मुझे ₹1,23,456 नकद मिल गए हैं, और खरीदार के सामने मैंने उन्हें गिन लिया है' },
};
