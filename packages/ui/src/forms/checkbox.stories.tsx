import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'I have received ₹1,400' },
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

export const LongOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
  args: { label: 'मुझे ₹1,23,456 नकद मिल गए हैं, और खरीदार के सामने मैंने उन्हें गिन लिया है' },
};
