import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { buttonSizes, buttonVariants, buttonWidths } from '../testing/button-choices.ts';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { CopyButton } from './copy-button.tsx';

const meta = {
  title: 'Components/Actions/Copy Button',
  component: CopyButton,
  args: { text: 'ramesh@upi', label: 'Copy', copiedLabel: 'Copied' },
  argTypes: {
    variant: buttonVariants('outline'),
    size: buttonSizes('small'),
    width: buttonWidths,
  },
  parameters: notes({
    use: 'Beside something that users enter elsewhere: a UPI address, a code, an answer.',
    avoid:
      'To send something to other people: a **Button** that opens the share sheet of the phone.',
    keyboard: 'Enter and Space copy. The focus stays on the button.',
    screenReader:
      'The label is its name; where several stand on a page, an `aria-label` says what is copied. "Copied" takes the place of the label for 2.5 seconds in a polite live region. If the browser refuses, nothing changes.',
  }),
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Copied: Story = {
  play: async ({ canvas }) => {
    const taken: string[] = [];
    const clipboard = { writeText: async (text: string) => void taken.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(taken).toEqual(['ramesh@upi']);
  },
};

export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: { label: 'विक्रेता का UPI पता कॉपी करें', copiedLabel: 'UPI पता कॉपी हो गया' },
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
};
