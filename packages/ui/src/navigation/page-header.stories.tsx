import type { Meta, StoryObj } from '@storybook/react-vite';
import { Store } from 'lucide-react';
import { expect } from 'storybook/test';
import { buttonStyles } from '../actions/button.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  component: PageHeader,
  args: { title: 'Welcome to Mandi', greeting: 'Hello Meera, welcome back!' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Greeting: Story = {};

export const WithAction: Story = {
  args: {
    actions: (
      <a href="#sell" className={buttonStyles({ variant: 'outline' })}>
        <Store aria-hidden="true" className="size-5" /> Become a Seller
      </a>
    ),
  },
};

export const WithWayBack: Story = {
  args: {
    back: { to: '#mandi', label: 'Back to Mandi' },
    title: 'Sell Items',
    greeting: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Mandi' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sell Items' })).toBeVisible();
  },
};

export const InHindi: Story = {
  args: { title: 'मंडी में आपका स्वागत है', greeting: 'नमस्ते मीरा, फिर से स्वागत है!' },
  decorators: [
    (Story) => (
      <div lang="hi">
        <Story />
      </div>
    ),
  ],
};
