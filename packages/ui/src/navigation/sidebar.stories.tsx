import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Brand } from '../media/brand.tsx';
import robot from '../pictures/robot.svg?no-inline';
import { sidebarItems } from './sample-items.tsx';
import { Sidebar } from './sidebar.tsx';

const meta = {
  component: Sidebar,
  parameters: { layout: 'fullscreen' },
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
