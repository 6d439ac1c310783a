import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { expect } from 'storybook/test';
import { BottomBar, bottomBarItemStyles } from './bottom-bar.tsx';
import { bottomItems } from './sample-items.tsx';

const meta = {
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Main places',
    items: bottomItems,
    children: (
      <button type="button" className={bottomBarItemStyles()}>
        <Menu aria-hidden="true" />
        More
      </button>
    ),
  },
  decorators: [
    (Story) => (
      <div className="min-h-40 p-4">
        The page scrolls above it.
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiveItems: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mandi').closest('a')).toHaveAttribute('aria-current', 'page');
  },
};

const hindi = ['मुख्य पृष्ठ', 'मंडी', 'पूछें', 'चर्चा मंच'];

export const InHindi: Story = {
  args: {
    lang: 'hi',
    items: bottomItems.map((item, place) => ({ ...item, label: hindi[place] ?? item.label })),
  },
};
