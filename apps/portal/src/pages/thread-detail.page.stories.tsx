import type { Meta, StoryObj } from '@storybook/react-vite';
import { full } from '@upaj/mocks/scenarios';
import { paths } from '../shared/paths.ts';
import { inApp } from '../testing/story-app.tsx';
import ThreadDetailPage from './thread-detail.page.tsx';

const state = {
  username: 'Suresh Kumar',
  profilePic: null,
  title: 'Which wheat for late sowing?',
  hashtag: 'wheat',
  likes: ['a', 'b'],
  comments: ['c'],
  content: 'It is December already.',
  commentDesc: [
    {
      commenter: 'Gita Kumari',
      comment: 'Ask the KVK for a short variety.',
      replies: [{ username: 'Suresh Kumar', reply: 'Thank you.' }],
    },
  ],
};

/**
 * A discussion that was handed over as navigation state, at its old address. Shown from a state
 * without an id, which can only be read. Address: `/discussions/thread-detail`.
 */
const meta = {
  title: 'Screens/Discussions/Thread from the State',
  tags: ['nightly'],
  component: ThreadDetailPage,
  parameters: { layout: 'fullscreen', msw: { handlers: full() } },
  decorators: [
    inApp({
      at: paths.threadDetail.href(),
      state,
      path: paths.threadDetail.path,
      frame: 'signed-in',
    }),
  ],
} satisfies Meta<typeof ThreadDetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A state without an id: it can be read, and nothing else. */
export const FromTheState: Story = {
  tags: ['!nightly'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByText('Ask the KVK for a short variety.');
  },
};
export const OnAPhoneInHindi: Story = {
  globals: { language: 'hi', viewport: { value: 'phone' } },
};
