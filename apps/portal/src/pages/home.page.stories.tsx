import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp } from '../testing/story-app.tsx';
import { visitor } from '../testing/users.ts';
import HomePage from './home.page.tsx';

/**
 * The first page of a visitor: what Upaj offers, the categories of the Mandi, the advisers and
 * the government schemes. Shown whole at every width. Address: `/`.
 */
const meta = {
  title: 'Screens/Public/Home',
  tags: ['nightly'],
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  decorators: [inApp({ at: '/', session: visitor, frame: 'public' })],
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Discover More' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(8 + 4);
    for (const login of canvas.getAllByRole('link', { name: 'Login' })) {
      await expect(login).toHaveAttribute('href', '/sign-in');
    }
  },
};

export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
};
