import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlainLink } from './link.tsx';

const meta = {
  component: PlainLink,
  args: { to: '/mandi', children: 'Mandi' },
} satisfies Meta<typeof PlainLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutARouter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mandi' })).toHaveAttribute('href', '/mandi');
  },
};
