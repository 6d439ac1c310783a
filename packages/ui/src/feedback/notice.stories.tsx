import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Components/Feedback/Notice',
  component: Notice,
  args: {
    children: 'New version.',
    action: (
      <Button variant="quiet" size="small">
        Reload
      </Button>
    ),
    closeLabel: 'Close',
    onClose: fn(),
  },
  parameters: notes({
    use: 'For one sentence beside a page that stays until it is no longer true or is closed: a new version, data from the last visit.',
    avoid:
      'For the result of an action, which is a toast (**Toaster**); for a decision that cannot wait, which is a **Dialog**.',
    keyboard:
      'It takes no focus. Tab reaches its action and its cross, Enter and Space press them.',
    screenReader:
      'Not announced by itself: render it within an element with `role="status"` that is there before it.',
  }),
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SentenceAlone: Story = {
  args: { children: 'Seen 3 hours ago', action: undefined, onClose: undefined },
};

/** The action goes below the sentence where it has no room beside it. */
export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    children: 'इंटरनेट नहीं है। यह जानकारी 3 घंटे पहले की है।',
    action: (
      <Button variant="quiet" size="small">
        दोबारा कोशिश करें
      </Button>
    ),
    closeLabel: 'बंद करें',
  },
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
};
