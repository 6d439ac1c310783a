import type { Meta, StoryObj } from '@storybook/react-vite';
import { Brand, BrandMark } from './brand.tsx';

const meta = { component: Brand, args: { name: 'Upaj' } } satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithName: Story = {};
export const MarkAlone: Story = { render: () => <BrandMark className="size-16" /> };
