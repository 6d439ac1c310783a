import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, type within } from 'storybook/test';
import { smallPhoneWindow } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { OtpField, type OtpFieldProps } from './otp-field.tsx';

function Typing(props: OtpFieldProps) {
  const [digits, setDigits] = useState(props.digits);
  return <OtpField {...props} digits={digits} onDigitsChange={setDigits} />;
}

const meta = {
  title: 'Components/Forms/OTP Field',
  component: OtpField,
  render: Typing,
  args: {
    digits: ['', '', '', '', '', ''],
    onDigitsChange: () => {},
    label: 'The six digits of the mail',
    digitLabel: (position) => `Digit ${position} of 6`,
  },
  parameters: notes({
    use: 'For the digits of a one-time password that has come by mail or message.',
    avoid:
      'For a password, which is a **Password Field**; for other numbers, which are a **Number Field**.',
    keyboard:
      'A digit moves the focus on, and other characters are ignored. Backspace empties a box, and in an empty one goes back and empties the box before. Arrow Left and Arrow Right, Home and End move between the boxes. Pasting fills the boxes with the digits of the text.',
    screenReader:
      'A group with the label as its name; each box says its place, "Digit 1 of 6". An error is the description of each box and is announced politely when it appears.',
  }),
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const box = (canvas: Canvas, position: number) => canvas.getByLabelText(`Digit ${position} of 6`);
const shown = (canvas: Canvas) =>
  canvas
    .getAllByRole('textbox')
    .map((input: HTMLElement) =>
      input instanceof HTMLInputElement && input.value ? input.value : '_',
    );

/** A typed digit moves the focus on; other characters are ignored. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas, 1));
    await userEvent.keyboard('4a0');
    await expect(shown(canvas).join('')).toBe('40____');
    await expect(box(canvas, 3)).toHaveFocus();
    await userEvent.keyboard('9215');
    await expect(shown(canvas).join('')).toBe('409215');
    await expect(box(canvas, 6)).toHaveFocus();
  },
};

/** The first backspace empties the box, the next moves the focus back. */
export const TakenBack: Story = {
  args: { digits: ['1', '2', '3', '', '', ''] },
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas, 3));
    await userEvent.keyboard('{Backspace}');
    await expect(shown(canvas).join('')).toBe('12____');
    await expect(box(canvas, 3)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(shown(canvas).join('')).toBe('1_____');
    await expect(box(canvas, 2)).toHaveFocus();
  },
};

/** Arrow keys move the focus, and a new digit replaces the old one. */
export const Corrected: Story = {
  args: { digits: ['1', '2', '3', '4', '5', '6'] },
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas, 6));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}9');
    await expect(shown(canvas).join('')).toBe('123956');
    await expect(box(canvas, 5)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(box(canvas, 1)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(box(canvas, 6)).toHaveFocus();
  },
};

/** Another code with some equal digits, typed over the first one. */
export const TypedOver: Story = {
  args: { digits: ['0', '0', '0', '0', '0', '0'] },
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas, 1));
    await userEvent.keyboard('087068');
    await expect(shown(canvas).join('')).toBe('087068');
  },
};

/** Six digits pasted anywhere fill every box. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(box(canvas, 3));
    await userEvent.paste('Your code: 409 215');
    await expect(shown(canvas).join('')).toBe('409215');
  },
};

export const Wrong: Story = {
  args: {
    digits: ['4', '0', '9', '2', '1', '5'],
    error: 'The OTP you entered is incorrect. Please try again.',
  },
  play: async ({ canvas }) => {
    await expect(box(canvas, 1)).toHaveAccessibleDescription(/incorrect/);
    await expect(box(canvas, 1)).toHaveAttribute('autocomplete', 'one-time-code');
  },
};

/** Six boxes in a row, each wide enough for a thumb. */
export const LongHindiAt320: Story = {
  tags: ['nightly'],
  ...smallPhoneWindow,
  args: {
    digits: ['4', '0', '9', '2', '1', '5'],
    label: 'ईमेल में आए छह अंक',
    error: 'ये अंक सही नहीं हैं या इनका समय खत्म हो गया। नए अंक मंगाएं।',
  },
  play: async ({ canvas, canvasElement }) => {
    for (const input of canvas.getAllByRole('textbox')) {
      await expect(input.offsetWidth).toBeGreaterThanOrEqual(44);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
