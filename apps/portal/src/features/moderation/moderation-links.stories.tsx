import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoModerator } from '@upaj/demo/people';
import { full } from '@upaj/mocks/scenarios';
import { suspendedAuthor } from '@upaj/mocks/thread-scenarios';
import { sessionOf } from '../../testing/demo-threads.ts';
import { inApp } from '../../testing/story-app.tsx';
import { ModerationLinks } from './moderation-links.tsx';

/**
 * Links above the discussions to the moderators' queue and to what moderation has done about the
 * user. Shown for a moderator, for a user with notices, and for a suspended user.
 */
const meta = {
  title: 'Screens/Discussions/Discussions/Moderation Links',
  component: ModerationLinks,
  parameters: { msw: { handlers: full() } },
  decorators: [inApp()],
} satisfies Meta<typeof ModerationLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForAModerator: Story = {
  globals: { language: 'en' },
  parameters: { app: { session: sessionOf(demoModerator) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Moderation: 2 cases wait' });
  },
};
/** Someone has something to read. */
export const ForPersonConcerned: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link');
  },
};
export const ForPersonSuspended: Story = {
  globals: { language: 'hi', viewport: { value: 'phone' } },
  parameters: { msw: { handlers: suspendedAuthor() } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link');
  },
};
