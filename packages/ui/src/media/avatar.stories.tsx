import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import farmer from '../pictures/farmer.svg?no-inline';
import { Avatar } from './avatar.tsx';

const meta = { component: Avatar, args: { name: 'Meera Devi' } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Meera Devi' })).toHaveTextContent('MD');
  },
};

export const Devanagari: Story = {
  args: { name: 'किरण कुमारी' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent('किकु');
  },
};

export const OneWord: Story = { args: { name: 'ramesh' } };
export const WithPicture: Story = { args: { src: farmer, size: 'big' } };
