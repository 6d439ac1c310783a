import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../testing/story-app.tsx';
import { FailedPage } from './failed-page.tsx';

/**
 * Replaces a page that has thrown an error or whose code did not load, and offers to reload it.
 * Shown in both cases.
 */
const meta = {
  title: 'Screens/App/Failed Page',
  component: FailedPage,
  args: { error: new TypeError('x is undefined') },
  parameters: { layout: 'fullscreen' },
  decorators: [inApp({ at: '/mandi', frame: 'signed-in' })],
} satisfies Meta<typeof FailedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Something went wrong on this page/);
  },
};

/** The code of the page did not arrive. */
export const NotLoaded: Story = {
  globals: { language: 'en' },
  args: { error: new TypeError('Failed to fetch dynamically imported module: /assets/x.js') },
  play: async ({ canvas }) => {
    await canvas.findByText(/^This page could not be loaded/);
  },
};

export const OnAPhoneInHindi: Story = {
  tags: ['nightly'],
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};
