import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ShoppingCart } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { notes } from '../testing/story-docs.ts';
import { CountDot, IconButton, iconButtonStyles } from './icon-button.tsx';

const meta = {
  title: 'Components/Actions/Icon Button',
  component: IconButton,
  args: {
    label: 'Notifications, 3 new',
    count: 3,
    children: <Bell aria-hidden="true" className="size-5" />,
    onClick: fn(),
  },
  parameters: notes({
    use: 'Where everyone knows the icon and a word has no room: the bell, the cart, a cross that closes.',
    avoid:
      'Where a word fits: a **Button** with an icon beside its text. A link that looks like one takes `iconButtonStyles` and `CountDot`.',
    keyboard: 'Enter and Space press it.',
    screenReader:
      'The label is its name and is not seen. The number in the dot is not read: the label contains it, "Cart, 2 items".',
  }),
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCount: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Notifications, 3 new' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

export const Empty: Story = {
  args: {
    label: 'Cart',
    count: 0,
    children: <ShoppingCart aria-hidden="true" className="size-5" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
};

export const MoreThanNinetyNine: Story = {
  args: { count: 240, label: 'Notifications, 240 new' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

/** A link whose number ends earlier. */
export const MoreThanNine: Story = {
  render: () => (
    <a href="#notifications" aria-label="Notifications, 9+ new" className={iconButtonStyles()}>
      <Bell aria-hidden="true" className="size-5" />
      <CountDot count={12} max={9} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('9+');
  },
};
