import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { className: 'h-4 w-48' } };
export const Circle: Story = { args: { className: 'size-10 rounded-full' } };
export const Area: Story = { args: { className: 'aspect-gallery w-full max-w-sm rounded-panel' } };
