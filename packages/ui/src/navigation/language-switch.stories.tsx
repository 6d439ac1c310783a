import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { notes } from '../testing/story-docs.ts';
import { LanguageSwitch } from './language-switch.tsx';

const meta = {
  title: 'Components/Navigation/Language Switch',
  component: LanguageSwitch,
  args: { language: 'en', onLanguageChange: fn() },
  parameters: notes({
    use: 'in the top bar, to read the app in the other language.',
    avoid:
      'where there are more than two languages, or the choice belongs to a form: a **Select**.',
    keyboard: 'Enter and Space change the language.',
    screenReader:
      'Its name is the other language in its own word, and `lang` says which language that is.',
  }),
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
  tags: ['nightly'],
  args: { language: 'hi' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en');
  },
};
