import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';

const meta = {
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
