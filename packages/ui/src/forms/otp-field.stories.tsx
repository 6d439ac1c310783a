import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, type within } from 'storybook/test';
import { OtpField, type OtpFieldProps } from './otp-field.tsx';

function Typing(props: OtpFieldProps) {
  const [digits, setDigits] = useState(props.digits);
  return <OtpField {...props} digits={digits} onDigitsChange={setDigits} />;
}

const meta = {
  component: OtpField,
  render: Typing,
  args: {
    digits: ['', '', '', '', '', ''],
    onDigitsChange: () => {},
    label: 'The six digits of the mail',
    digitLabel: (position) => `Digit ${position} of 6`,
  },
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

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
