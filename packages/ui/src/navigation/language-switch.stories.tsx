import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LanguageSwitch } from './language-switch.tsx';

const meta = {
  component: LanguageSwitch,
  args: { language: 'en', onLanguageChange: fn() },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromEnglish: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'हिंदी' });
    await expect(button).toHaveAttribute('lang', 'hi');
    await userEvent.click(button);
    await expect(args.onLanguageChange).toHaveBeenCalledWith('hi');
  },
};

export const FromHindi: Story = {
  args: { language: 'hi' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en');
  },
};
