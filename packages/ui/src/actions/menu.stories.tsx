import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Store, User } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../media/avatar.tsx';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { Menu, MenuItem, MenuLink } from './menu.tsx';

const logOut = fn();

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  subcomponents: { MenuItem, MenuLink },
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
  parameters: notes({
    use: 'For actions and links that are needed now and then, behind one button at the end of a line: the list opens from the end towards the start.',
    avoid:
      'For a choice that stays, which is a **Select** or a **Chip Row**; for two or three actions that have room, which are **Buttons**; for the main places of the portal, which are in **Sidebar** and **Bottom Bar**.',
    keyboard:
      'Enter, Space and Arrow Down open it and move the focus to the first item. Arrow Up and Arrow Down move in a circle, Home and End to the first and the last item, Enter chooses. Escape closes it and returns the focus to the button; Tab closes it and goes on.',
    screenReader:
      'The button has its name from `label`, and tells that it opens a menu and whether that is open. The list is a `menu` with the same name, its children are `menuitem`s.',
  }),
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

/** The items wrap; the list stays between the edges of the page. */
export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    label: 'प्रोफाइल का मेन्यू',
    children: (
      <>
        <MenuLink to="#seller">
          <Store aria-hidden="true" /> विक्रेता के तौर पर मेरी सार्वजनिक जानकारी
        </MenuLink>
        <MenuItem>
          <LogOut aria-hidden="true" /> इस फोन पर लॉग आउट करें
        </MenuItem>
      </>
    ),
  },
  render: (args) => (
    <div className="flex justify-end">
      <Menu {...args} />
    </div>
  ),
  decorators: [onSmallPhone],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'प्रोफाइल का मेन्यू' }));
    const page = canvas.getByTestId('small-phone').getBoundingClientRect();
    const list = canvas.getByRole('menu').getBoundingClientRect();
    await expect(list.left).toBeGreaterThanOrEqual(page.left);
    await fitsSmallPhone({ canvas });
  },
};
