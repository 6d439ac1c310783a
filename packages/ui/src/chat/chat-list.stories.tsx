import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { notes } from '../testing/story-docs.ts';
import { ChatBubble } from './chat-bubble.tsx';
import { ChatList, ChatTyping } from './chat-list.tsx';

const asked = { time: '24/11/2026, 10:05', dateTime: '2026-11-24T04:35:00.000Z' };

const meta = {
  title: 'Components/Chat/Chat List',
  component: ChatList,
  subcomponents: { ChatTyping },
  args: {
    label: 'Conversation',
    children: (
      <>
        <ChatBubble {...asked} isOwn sender="You">
          <p>When do I sow wheat?</p>
        </ChatBubble>
        <ChatBubble {...asked} sender="KrishiBot">
          <ChatTyping label="KrishiBot is writing" />
        </ChatBubble>
      </>
    ),
  },
  parameters: notes({
    use: 'Around the **Chat Bubbles** of a conversation, the oldest first. While an answer is on its way, the last bubble contains `ChatTyping`.',
    avoid: 'For what happened to an order or a listing, which is a **Timeline**.',
    keyboard: 'None; Tab reaches what is in the bubbles.',
    screenReader:
      'An ordered list with a name, so that its length and places are read. The three dots have their meaning as a text. Nothing is announced by itself: a page that waits for an answer has a live region for it.',
  }),
} satisfies Meta<typeof ChatList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnswerOnItsWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Conversation' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('KrishiBot is writing')).toBeInTheDocument();
  },
};
