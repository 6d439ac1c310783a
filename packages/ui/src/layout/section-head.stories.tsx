import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { linkStyles } from '../actions/text-link.tsx';
import { SectionHead } from './section-head.tsx';

const meta = { component: SectionHead, args: { title: 'Crops' } } satisfies Meta<
  typeof SectionHead
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithLink: Story = {
  args: {
    action: (
      <a href="#all" className={linkStyles({ kind: 'alone' })}>
        See all <ArrowRight aria-hidden="true" className="size-5" />
      </a>
    ),
  },
};
