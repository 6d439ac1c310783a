import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { StarInput, type StarInputProps } from './star-input.tsx';

/** Holds what is chosen, as a form does. */
function Held({ value, onValueChange, ...props }: StarInputProps) {
  const [stars, setStars] = useState(value);
  const choose = (next: number) => {
    setStars(next);
    onValueChange(next);
  };
  return <StarInput {...props} value={stars} onValueChange={choose} />;
}

const meta = {
  title: 'Components/Market/Star Input',
  component: StarInput,
  render: (args) => <Held {...args} />,
  args: {
    legend: 'How was it?',
    value: 0,
    onValueChange: fn(),
    starLabel: (stars) => (stars === 1 ? '1 star' : `${stars} stars`),
  },
  parameters: notes({
    use: 'to rate what has been bought, with one to five stars.',
    avoid:
      'to show a rating, which is a **Star Rating**; for other choices, a **Choice Card** or a **Select**.',
    keyboard:
      'Radio buttons: Tab goes to the chosen star, or to the first one; the arrow keys move and choose at once; Tab leaves the row.',
    screenReader:
      'A group with the question as its name, and five radio buttons such as "4 stars". An error is announced politely, and each star refers to it.',
  }),
} satisfies Meta<typeof StarInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(4);
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked();
  },
};

export const Chosen: Story = { args: { value: 3 } };

export const ByKeyboard: Story = {
  args: { value: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '3 stars' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '1 star' })).toBeChecked();
  },
};

export const Missing: Story = {
  args: { error: 'Please choose the stars' },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('radio', { name: '1 star' });
    await expect(first).toBeInvalid();
    await expect(first).toHaveAccessibleDescription('Please choose the stars');
  },
};

export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    legend: 'विक्रेता से मिला माल कैसा था, क्या वह बताए गए जैसा ही निकला?',
    value: 5,
    starLabel: (stars) => `${stars} तारे`,
    error: 'आपकी राय भेजी नहीं जा सकी। कृपया इंटरनेट देख कर फिर कोशिश करें।',
  },
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
};
