import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, ShoppingCart } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { buttonStyles } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Menu, MenuLink } from '../actions/menu.tsx';
import { Avatar } from '../media/avatar.tsx';
import { Brand } from '../media/brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { topItems } from './sample-items.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { TopBar } from './top-bar.tsx';

const meta = {
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Sections',
    items: topItems,
    brand: (
      <a href="#home" className="lg:hidden">
        <Brand name="Upaj" />
      </a>
    ),
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  args: {
    actions: (
      <>
        <LanguageSwitch language="en" onLanguageChange={() => {}} />
        <IconButton label="Notifications, 3 new" count={3}>
          <Bell aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label="Cart, 2 items" count={2}>
          <ShoppingCart aria-hidden="true" className="size-5" />
        </IconButton>
        <Menu label="Profile menu" trigger={<Avatar name="Meera Devi" isDecorative />}>
          <MenuLink to="#profile">Profile</MenuLink>
        </Menu>
      </>
    ),
  },
};

export const Visitor: Story = {
  args: {
    menuFrom: 'md',
    items: topItems.slice(0, 2),
    brand: (
      <a href="#home">
        <Brand name="Upaj" />
      </a>
    ),
    actions: (
      <>
        <ThemeSwitch theme="light" onThemeChange={() => {}} label="Dark theme" />
        <LanguageSwitch language="en" onLanguageChange={() => {}} />
        <a href="#sign-in" className={buttonStyles({ size: 'small' })}>
          Login
        </a>
      </>
    ),
  },
};

/** The page scrolls below the bar. */
export const StaysOnTop: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <div className="h-[300vh]" />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    scrollTo(0, 500);
    await waitFor(() => expect(scrollY).toBe(500));
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    scrollTo(0, 0);
  },
};
