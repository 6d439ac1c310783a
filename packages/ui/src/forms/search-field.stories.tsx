import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './search-field.tsx';

const meta = {
  component: SearchField,
  args: { label: 'Search the Mandi', placeholder: 'Search onion, pyaz, प्याज ...', onChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the Mandi' }), 'pyaz');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const Empty: Story = {};
