import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Store, User } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../media/avatar.tsx';
import { Menu, MenuItem, MenuLink } from './menu.tsx';

const logOut = fn();

const meta = {
  component: Menu,
  args: {
    label: 'Profile menu',
    trigger: <Avatar name="Meera Devi" isDecorative />,
    children: (
      <>
        <MenuLink to="#profile">
          <User aria-hidden="true" /> Profile
        </MenuLink>
        <MenuLink to="#seller">
          <Store aria-hidden="true" /> Seller Profile
        </MenuLink>
        <MenuItem onClick={() => logOut()}>
          <LogOut aria-hidden="true" /> Logout
        </MenuItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-64 flex-row-reverse items-start gap-4">
        <Story />
        <button type="button">Elsewhere</button>
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile menu' }));
    await expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    logOut.mockClear();
    const button = canvas.getByRole('button', { name: 'Profile menu' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Seller Profile' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{End}{Enter}');
    await expect(logOut).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

export const ClosesOutside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};
