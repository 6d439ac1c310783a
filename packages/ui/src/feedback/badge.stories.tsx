import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

const meta = { component: Badge, args: { children: '8% above' } } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: '1U = 25kg' } };
export const Good: Story = { args: { tone: 'good' } };
export const Look: Story = { args: { tone: 'look', children: 'Few left' } };
export const Stop: Story = { args: { tone: 'stop', children: 'Out of stock' } };
export const Sky: Story = { args: { tone: 'sky', children: 'Rain tomorrow' } };
