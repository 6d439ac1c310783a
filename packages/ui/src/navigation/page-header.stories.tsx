import type { Meta, StoryObj } from '@storybook/react-vite';
import { Store } from 'lucide-react';
import { expect } from 'storybook/test';
import { buttonStyles } from '../actions/button.tsx';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { notes } from '../testing/story-docs.ts';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Components/Navigation/Page Header',
  component: PageHeader,
  args: { title: 'Welcome to Mandi', greeting: 'Hello Meera, welcome back!' },
  parameters: notes({
    use: 'once at the top of a page: its heading, the way back, and the actions for the whole page.',
    avoid: 'for a part of a page, which has a **Section Head**.',
    keyboard: 'Tab goes to the way back, then to the actions.',
    screenReader:
      'The title is the only heading of level 1. The way back comes before it, the actions after it.',
  }),
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Greeting: Story = {};

export const WithAction: Story = {
  args: {
    actions: (
      <a href="#sell" className={buttonStyles({ variant: 'outline' })}>
        <Store aria-hidden="true" className="size-5" /> Become a Seller
      </a>
    ),
  },
};

export const WithWayBack: Story = {
  args: {
    back: { to: '#mandi', label: 'Back to Mandi' },
    title: 'Sell Items',
    greeting: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Mandi' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sell Items' })).toBeVisible();
  },
};

export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    back: { to: '#mandi', label: 'मंडी पर वापस' },
    title: 'मंडी में आपका स्वागत है',
    greeting: `नमस्ते ${'मीरा'.repeat(15)}, आपका फिर से स्वागत है!`,
    actions: (
      <a href="#sell" className={buttonStyles({ variant: 'outline' })}>
        <Store aria-hidden="true" className="size-5" /> विक्रेता बनें और अपना सामान बेचें
      </a>
    ),
  },
  decorators: [onSmallPhone],
  globals: { viewport: { value: 'phone' } },
  play: fitsSmallPhone,
};
