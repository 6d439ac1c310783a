import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ThemeSwitch } from './theme-switch.tsx';

const meta = {
  component: ThemeSwitch,
  args: { theme: 'light', label: 'Dark theme', onThemeChange: fn() },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromLight: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dark theme' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};

export const FromDark: Story = {
  args: { theme: 'dark', label: 'Light theme' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Light theme' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('light');
  },
};

/** Before the page knows; it takes as much room. */
export const NotKnownYet: Story = {
  args: { theme: undefined },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Dark theme' });
    await expect(button.getBoundingClientRect().width).toBe(44);
  },
};
