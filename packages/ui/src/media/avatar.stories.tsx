import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import farmer from '../pictures/farmer.svg?no-inline';
import { choices, notes } from '../testing/story-docs.ts';
import { Avatar, type AvatarProps } from './avatar.tsx';

const meta = {
  title: 'Components/Media/Avatar',
  component: Avatar,
  args: { name: 'Meera Devi' },
  argTypes: {
    size: choices<AvatarProps['size']>(
      { md: 'Beside a name, and in the top bar.', big: 'On the profile.' },
      'md',
    ),
  },
  parameters: notes({
    use: 'for a user: their picture, or the initials of their name in any script.',
    avoid:
      'for a photograph of goods, which is a **Picture**; for the mark of the app, which is the **Brand**.',
    screenReader:
      'A picture with the name as its text. Beside the written name, `isDecorative` hides it.',
  }),
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Meera Devi' })).toHaveTextContent('MD');
  },
};

export const Devanagari: Story = {
  args: { name: 'किरण कुमारी' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent('किकु');
  },
};

/** Two initials, one, none without a name, and a picture, in both sizes. */
export const Variants: Story = {
  render: () => (
    <div className="grid gap-4">
      {(['md', 'big'] as const).map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-4">
          <Avatar size={size} name="Meera Devi" />
          <Avatar size={size} name="ramesh" />
          <Avatar size={size} name="" isDecorative />
          <Avatar size={size} name="Meera Devi" src={farmer} />
        </div>
      ))}
    </div>
  ),
};
