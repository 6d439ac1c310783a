import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, ExternalLink } from 'lucide-react';
import { expect } from 'storybook/test';
import { TextLink } from './text-link.tsx';

const meta = {
  component: TextLink,
  args: { href: '#mandi', children: 'Privacy' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAText: Story = {
  render: (args) => (
    <p>
      How we keep what you tell us is written in <TextLink {...args} />.
    </p>
  ),
};

export const Alone: Story = {
  args: {
    kind: 'alone',
    children: (
      <>
        See all <ArrowRight aria-hidden="true" className="size-5" />
      </>
    ),
  },
};

export const External: Story = {
  args: {
    kind: 'alone',
    isExternal: true,
    href: 'https://pmkisan.gov.in',
    children: (
      <>
        Visit Link <ExternalLink aria-hidden="true" className="size-5" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Visit Link' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};
