import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp } from '../testing/story-app.tsx';
import { visitor } from '../testing/users.ts';
import NotFoundPage from './not-found.page.tsx';

/** Stands at every address that does not exist. Shown for a visitor and for a signed-in user. */
const meta = {
  title: 'Screens/App/Not Found',
  tags: ['nightly'],
  component: NotFoundPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForAVisitor: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  decorators: [inApp({ at: '/nowhere', session: visitor, frame: 'public' })],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Go to the home page' });
    await expect(link).toHaveAttribute('href', '/');
  },
};

export const SignedIn: Story = {
  globals: { language: 'en' },
  decorators: [inApp({ at: '/nowhere', frame: 'signed-in' })],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Go to the dashboard' });
    await expect(link).toHaveAttribute('href', '/dashboard');
  },
};

export const OnAPhoneInHindi: Story = {
  decorators: [inApp({ at: '/nowhere', frame: 'signed-in' })],
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};
