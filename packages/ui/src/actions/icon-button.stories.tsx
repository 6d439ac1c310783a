import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ShoppingCart } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { CountDot, IconButton, iconButtonStyles } from './icon-button.tsx';

const meta = {
  component: IconButton,
  args: {
    label: 'Notifications, 3 new',
    count: 3,
    children: <Bell aria-hidden="true" className="size-5" />,
    onClick: fn(),
  },
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
