import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Brand } from '../media/brand.tsx';
import robot from '../pictures/robot.svg?no-inline';
import { notes } from '../testing/story-docs.ts';
import { isOtherWidth } from '../testing/story-width.ts';
import { sidebarItems } from './sample-items.tsx';
import { Sidebar } from './sidebar.tsx';

const meta = {
  title: 'Components/Navigation/Sidebar',
  component: Sidebar,
  parameters: {
    layout: 'fullscreen',
    ...notes({
      use: 'for all places of the app from 1080 px up, at the start of each page.',
      avoid:
        'below 1080 px, where it is not shown and the **Bottom Bar** takes over; for visitors, who have the menu of the **Top Bar**.',
      keyboard: 'Tab goes through brand, places and footer; Enter opens one.',
      screenReader:
        'Navigation with the label as its name. The link of this page is the current page. Icons are not read if they have `aria-hidden`.',
    }),
  },
  args: {
    label: 'Places',
    items: sidebarItems,
    brand: (
      <a href="#home" aria-label="Upaj">
        <Brand name="Upaj" />
      </a>
    ),
    footer: (
      <a href="#chat" className="grid gap-0.5 rounded-card bg-gold-soft p-4">
        <img src={robot} alt="" width={32} height={32} />
        <b>Help Center</b>
        Ask KrishiBot
      </a>
    ),
  },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesks: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const current = canvas.getByText('Mandi').closest('a');
    await expect(current).toHaveAttribute('aria-current', 'page');
  },
};

export const WithoutHelp: Story = { args: { footer: undefined } };

const hindi = ['डैशबोर्ड', 'मंडी', 'जानें', 'खेती की पढ़ाई और वीडियो', 'देश भर की ताजा खबरें', 'सेटिंग्स'];

export const LongHindi: Story = {
  tags: ['nightly'],
  args: {
    lang: 'hi',
    items: sidebarItems.map((item, place) => ({ ...item, label: hindi[place] ?? item.label })),
    footer: undefined,
  },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    if (isOtherWidth('desk')) return;
    const menu = canvas.getByRole('navigation', { name: 'Places' });
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};
