import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { notes } from '../testing/story-docs.ts';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Components/Navigation/Skip Link',
  component: SkipLink,
  args: { href: '#main', children: 'Skip to the page' },
  parameters: notes({
    use: 'as the first thing of each page, to pass over its menus.',
    avoid: 'for any other link within a page, which everyone sees: a **Text Link**.',
    keyboard:
      'The first Tab reaches it and makes it appear; Enter moves to the target. Give the target `tabIndex={-1}`, so that the focus goes there too.',
    screenReader: 'A link, also while it is not seen.',
  }),
  decorators: [
    (Story) => (
      <div className="min-h-24">
        <Story />
        <main id="main" tabIndex={-1}>
          The page
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeenWhenFocused: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the page' });
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(44);
  },
};
