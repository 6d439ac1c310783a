import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp } from '../testing/story-app.tsx';
import { buyer, visitor } from '../testing/users.ts';
import ServicesPage from './services.page.tsx';

/**
 * Explains to a visitor what can be done here, in the four sections that the menu leads to.
 * Shown for a visitor and for a signed-in user. Address: `/services`, also `/explore`.
 */
const meta = {
  title: 'Screens/Public/Services',
  tags: ['nightly'],
  component: ServicesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inApp({ at: '/services', session: visitor, frame: 'public' })],
} satisfies Meta<typeof ServicesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The four sections that the menu leads to are there under their names. */
export const Full: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Services' });
    for (const id of ['products', 'services', 'labs', 'schemes']) {
      await expect(canvasElement.querySelector(`section#${id} h2`)).toBeVisible();
    }
  },
};

export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};

export const SignedIn: Story = {
  parameters: { app: { at: '/services#labs', session: buyer, frame: 'signed-in' } },
};
