import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { expect } from 'storybook/test';
import { notes } from '../testing/story-docs.ts';
import { isOtherWidth } from '../testing/story-width.ts';
import { BottomBar, bottomBarItemStyles } from './bottom-bar.tsx';
import { bottomItems } from './sample-items.tsx';

const meta = {
  title: 'Components/Navigation/Bottom Bar',
  component: BottomBar,
  parameters: {
    layout: 'fullscreen',
    ...notes({
      use: 'for the main places of the app below 1080 px: four or five, the last one a button for all others.',
      avoid:
        'from 1080 px up, where the **Sidebar** has these places; for what a page does, which is a button in a **Sticky Bar**.',
      keyboard: 'Tab goes through the links and the button; Enter opens one.',
      screenReader:
        'Navigation with the label as its name. The link of this page is the current page. Icons are not read if they have `aria-hidden`.',
    }),
  },
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

const hindi = ['मुख्य पृष्ठ', 'मंडी', 'विशेषज्ञों से पूछें', 'चर्चामंच'];

export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    lang: 'hi',
    items: bottomItems.map((item, place) => ({ ...item, label: hindi[place] ?? item.label })),
    style: { width: 320 },
  },
  play: async ({ canvas }) => {
    if (isOtherWidth('phone')) return;
    for (const item of [...canvas.getAllByRole('link'), canvas.getByRole('button')]) {
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
    }
  },
};
