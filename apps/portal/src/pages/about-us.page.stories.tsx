import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp } from '../testing/story-app.tsx';
import { visitor } from '../testing/users.ts';
import AboutUsPage from './about-us.page.tsx';

/**
 * What Upaj is, a demo video that is loaded only when it is played, and who makes it. Shown for
 * a visitor and for a signed-in user. Address: `/about-us`.
 */
const meta = {
  title: 'Screens/Public/About Us',
  tags: ['nightly'],
  component: AboutUsPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inApp({ at: '/about-us', session: visitor, frame: 'public' })],
} satisfies Meta<typeof AboutUsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The demo is a link until it is pressed. */
export const OnADesk: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Play the video: A demo of the platform' });
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi', theme: 'dark' },
};

export const SignedIn: Story = {
  parameters: { app: { session: undefined, frame: 'signed-in' } },
};
