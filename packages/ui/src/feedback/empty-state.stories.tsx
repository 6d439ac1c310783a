import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonStyles } from '../actions/button.tsx';
import basket from '../pictures/basket.svg?no-inline';
import { EmptyState } from './empty-state.tsx';

const meta = {
  component: EmptyState,
  args: { picture: basket, children: 'No one sells Fodder Crops near you yet.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    action: (
      <a href="#sell" className={buttonStyles()}>
        Become a Seller
      </a>
    ),
  },
};

export const WithoutAction: Story = { args: { children: 'No recent activity found' } };
