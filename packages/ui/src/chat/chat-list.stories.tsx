import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChatBubble } from './chat-bubble.tsx';
import { ChatList, ChatTyping } from './chat-list.tsx';

const asked = { time: '24/11/2026, 10:05', dateTime: '2026-11-24T04:35:00.000Z' };

const meta = {
  component: ChatList,
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

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const InTheDark: Story = { globals: { theme: 'dark' } };
