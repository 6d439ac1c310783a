import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp } from '../../testing/story-app.tsx';
import { visitor } from '../../testing/users.ts';
import { PublicShell } from './public-shell.tsx';

/**
 * The frame of the public pages: top bar, language switch and footer. Shown on a desk and on a
 * phone.
 */
const meta = {
  title: 'Screens/App/Public Shell',
  component: PublicShell,
  parameters: { layout: 'fullscreen' },
  decorators: [inApp({ session: visitor })],
} satisfies Meta<typeof PublicShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesk: Story = { globals: { viewport: { value: 'desk' } } };

export const OnAPhone: Story = { tags: ['nightly'], globals: { viewport: { value: 'phone' } } };

/** The switch names the other language and changes all texts to it. */
export const ChangingTheLanguage: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'हिंदी' }));
    await canvas.findByRole('link', { name: 'लॉगिन' });
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await expect(await canvas.findByRole('link', { name: 'Login' })).toBeVisible();
  },
};
