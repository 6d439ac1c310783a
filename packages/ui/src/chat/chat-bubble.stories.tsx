import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { ChatList, ChatTyping } from './chat-list.tsx';

const meta = {
  component: ChatBubble,
  args: {
    sender: 'KrishiBot',
    time: '24/11/2026, 10:05',
    dateTime: '2026-11-24T04:35:00.000Z',
    children: <p>Sow wheat from 1 to 25 November where water is certain.</p>,
  },
  decorators: [
    (Story) => (
      <ChatList label="Conversation">
        <Story />
      </ChatList>
    ),
  ],
} satisfies Meta<typeof ChatBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Theirs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('KrishiBot24/11/2026, 10:05');
  },
};

export const Own: Story = {
  args: { isOwn: true, sender: 'You', children: <p>When do I sow wheat?</p> },
};

export const OwnOnAPhone: Story = { ...Own, globals: phone };

export const Failed: Story = {
  args: {
    tone: 'failed',
    children: <p>An error occurred</p>,
    footer: <Button variant="outline">Try again</Button>,
  },
};

export const Urgent: Story = {
  args: { tone: 'urgent', children: <p>Call 1800-116-117 now.</p> },
  globals: phone,
};

export const Typing: Story = { args: { children: <ChatTyping label="KrishiBot is writing" /> } };

export const InTheDark: Story = {
  render: (args) => (
    <>
      <ChatBubble {...args} isOwn sender="You" />
      <ChatBubble {...args} />
      <ChatBubble {...args} tone="failed" />
      <ChatBubble {...args} tone="urgent" />
    </>
  ),
  globals: { theme: 'dark' },
};

export const AWordWithoutAnEnd: Story = {
  args: { children: <p>{'गेहूं'.repeat(60)}</p> },
  globals: phone,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
