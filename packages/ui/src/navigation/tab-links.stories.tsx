import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { TabLinks } from './tab-links.tsx';

const meta = {
  title: 'Components/Navigation/Tab Links',
  component: TabLinks,
  args: {
    label: 'Orders',
    items: [
      { to: '#bought', label: 'Bought', isCurrent: true },
      { to: '#sold', label: 'Sold' },
    ],
  },
  parameters: notes({
    use: 'for two or more views of one thing, each with an address that can be shared and gone back to.',
    avoid:
      'for views without addresses, which are **Tabs**; for filters of a list, which are a **Chip Row**.',
    keyboard:
      'Links, not tabs: Tab goes from one to the next, Enter opens. The arrow keys do not move between them.',
    screenReader:
      'Navigation with the label as its name; the link of this view is the current page.',
  }),
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoViews: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Bought');
  },
};

/** More links than the width holds: their row scrolls, and not the page. */
export const HindiAt320: Story = {
  tags: ['nightly'],
  decorators: [onSmallPhone],
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'ऑर्डर',
    items: [
      { to: '#bought', label: 'मैंने खरीदा' },
      { to: '#sold', label: 'मैंने बेचा', isCurrent: true },
      { to: '#returned', label: 'जो वापस आया' },
    ],
  },
  play: async (context) => {
    await fitsSmallPhone(context);
    const row = context.canvas.getByRole('navigation', { name: 'ऑर्डर' });
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
  },
};
