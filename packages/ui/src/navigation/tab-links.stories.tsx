import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TabLinks } from './tab-links.tsx';

const meta = {
  component: TabLinks,
  args: {
    label: 'Orders',
    items: [
      { to: '#bought', label: 'Bought', isCurrent: true },
      { to: '#sold', label: 'Sold' },
    ],
  },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoViews: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Bought');
  },
};

export const OnAPhoneInHindi: Story = {
  globals: { viewport: { value: 'phone' }, language: 'hi' },
  args: {
    label: 'ऑर्डर',
    items: [
      { to: '#bought', label: 'मैंने खरीदा' },
      { to: '#sold', label: 'मैंने बेचा', isCurrent: true },
    ],
  },
};
