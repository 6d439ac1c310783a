import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { StickyBar } from './sticky-bar.tsx';

const meta = {
  component: StickyBar,
  args: { children: <Button width="full">Go to checkout</Button> },
  decorators: [
    (Story) => (
      <div className="@container/bar px-4 [--bottom-bar:0px]">
        <p className="min-h-dvh">A long list</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StickyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go to checkout' })).toBeVisible();
  },
};

export const OnADesk: Story = {};
