import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CopyButton } from './copy-button.tsx';

const meta = {
  component: CopyButton,
  args: { text: 'ramesh@upi', label: 'Copy', copiedLabel: 'Copied' },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Copied: Story = {
  play: async ({ canvas }) => {
    const taken: string[] = [];
    const clipboard = { writeText: async (text: string) => void taken.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(taken).toEqual(['ramesh@upi']);
  },
};
