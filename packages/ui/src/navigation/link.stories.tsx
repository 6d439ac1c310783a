import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notes } from '../testing/story-docs.ts';
import { PlainLink } from './link.tsx';

const meta = {
  title: 'Components/Navigation/Plain Link',
  component: PlainLink,
  args: { to: '/mandi', children: 'Mandi' },
  parameters: notes({
    use: 'not by itself: it stands for the link of the router in components that take a `LinkComponent`, as here in Storybook.',
    avoid:
      'in the app, which passes the link of its router; for other sites, which a **Text Link** opens.',
    keyboard: 'Enter opens it.',
    screenReader: 'A link; its text is its name.',
  }),
} satisfies Meta<typeof PlainLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutARouter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mandi' })).toHaveAttribute('href', '/mandi');
  },
};
