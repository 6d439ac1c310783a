import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { notes } from '../testing/story-docs.ts';
import { isOtherWidth } from '../testing/story-width.ts';
import { StickyBar } from './sticky-bar.tsx';

const meta = {
  title: 'Components/Layout/Sticky Bar',
  component: StickyBar,
  args: { children: <Button width="full">Go to checkout</Button> },
  parameters: notes({
    use: 'for the one step that a long page leads to: go to the checkout, place the order, send the question.',
    avoid:
      'for the button of a short form; it stands below its fields. Places to go to belong in the **Bottom Bar**.',
    keyboard: 'The bar takes no focus; Tab reaches its buttons after the content above it.',
    screenReader: 'A plain `div` without a role, read after the content above it.',
  }),
  decorators: [
    (Story) => (
      <div className="@container/bar px-4 [--bottom-bar:0px]">
        <p className="min-h-dvh">A long list</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StickyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const placeOf = (button: HTMLElement) => button.parentElement?.getBoundingClientRect();

/** It lies on the lower edge of the window, but not where large text makes it tall. */
export const OnAPhone: Story = {
  tags: ['nightly'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    if (isOtherWidth('phone')) return;
    const button = canvas.getByRole('button', { name: 'Go to checkout' });
    await expect(placeOf(button)?.bottom).toBeCloseTo(innerHeight, 0);
    const { style } = document.documentElement;
    style.fontSize = '200%';
    try {
      await waitFor(() => expect(placeOf(button)?.top).toBeGreaterThanOrEqual(innerHeight));
    } finally {
      style.fontSize = '';
    }
  },
};

export const OnADesk: Story = {
  play: async ({ canvas }) => {
    if (isOtherWidth('desk')) return;
    const button = canvas.getByRole('button', { name: 'Go to checkout' });
    await expect(placeOf(button)?.top).toBeGreaterThanOrEqual(innerHeight);
  },
};
