import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroField } from '@upaj/ui/hero-field';
import { inApp } from '../testing/story-app.tsx';
import { ClickToPlay } from './click-to-play.tsx';

/** A video of which nothing is loaded before play is pressed. Shown before that press. */
const meta = {
  title: 'Screens/App/Click to Play',
  component: ClickToPlay,
  args: {
    videoId: 'S7ehMmF--MQ',
    title: 'A demo of the platform',
    children: <HeroField size="banner" className="h-full" />,
  },
  decorators: [inApp()],
} satisfies Meta<typeof ClickToPlay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before a press, which would load the video site's player. */
export const Waiting: Story = {};

export const InHindi: Story = { tags: ['nightly'], globals: { language: 'hi' } };
