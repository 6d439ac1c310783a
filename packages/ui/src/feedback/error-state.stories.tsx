import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Components/Feedback/Error State',
  component: ErrorState,
  args: { children: 'Failed to fetch data', retryLabel: 'Try again', onRetry: fn() },
  parameters: notes({
    use: 'In the place of a part of a page that could not be loaded, with a button that tries again.',
    avoid:
      'For a wrong field, whose error belongs to its **Form Field**; for an action that failed, which is a toast (**Toaster**); for a list without entries, which is an **Empty State**.',
    keyboard:
      'Enter and Space press the button. When the content arrives and the focus was here, it goes to the next heading above.',
    screenReader: 'An `alert`: its text is read as soon as it appears. The icon is not read.',
  }),
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { isRetrying: true } };

export const WithoutRetry: Story = { args: { children: 'No card found.', onRetry: undefined } };

export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    children: 'मंडी के भाव अभी नहीं मिल पाए। इंटरनेट देखें और थोड़ी देर बाद फिर कोशिश करें।',
    retryLabel: 'भाव दोबारा मंगाने की कोशिश करें',
  },
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
};
