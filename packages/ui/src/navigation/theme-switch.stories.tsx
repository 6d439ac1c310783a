import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { notes } from '../testing/story-docs.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const meta = {
  title: 'Components/Navigation/Theme Switch',
  component: ThemeSwitch,
  args: { theme: 'light', label: 'Dark theme', onThemeChange: fn() },
  parameters: notes({
    use: 'in the top bar, to change between the light and the dark theme.',
    avoid: 'for a setting with a label beside it, which is a **Switch**.',
    keyboard: 'Enter and Space change the theme.',
    screenReader:
      'Its name is the theme after a press, so it changes with each one. The icon is not read.',
  }),
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
