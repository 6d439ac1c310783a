import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { fitsSmallPhone, onSmallPhone } from '../testing/small-phone.tsx';
import { choices, notes } from '../testing/story-docs.ts';
import { ChatBubble, type ChatBubbleProps } from './chat-bubble.tsx';
import { ChatList } from './chat-list.tsx';

const meta = {
  title: 'Components/Chat/Chat Bubble',
  component: ChatBubble,
  args: {
    sender: 'KrishiBot',
    time: '24/11/2026, 10:05',
    dateTime: '2026-11-24T04:35:00.000Z',
    children: <p>Sow wheat from 1 to 25 November where water is certain.</p>,
  },
  argTypes: {
    tone: choices<ChatBubbleProps['tone']>(
      {
        plain: 'An answer.',
        failed: 'No answer came; what to do is in `footer`.',
        urgent: 'Something that cannot wait, such as poisoning.',
      },
      'plain',
    ),
  },
  parameters: notes({
    use: 'For one message in a **Chat List**, with its sender and time above it. Buttons and sources that belong to it are in `footer`.',
    avoid:
      'For posts and comments, which are **Cards** with **Rich Text**; for a message of the portal itself, which is a **Notice** or a toast.',
    keyboard: 'None of its own; Tab reaches what is in it.',
    screenReader:
      'An item of the list: sender, time, text. A new message is not announced by itself. `tone` is not read, so the text says that something failed or is urgent.',
  }),
  render: (args) => (
    <ChatList label="Conversation">
      <ChatBubble {...args} />
    </ChatList>
  ),
} satisfies Meta<typeof ChatBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Theirs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent('KrishiBot24/11/2026, 10:05');
  },
};

/** The user's own stands at the end of the line and is as wide as its text. */
export const Variants: Story = {
  render: (args) => (
    <ChatList label="Conversation">
      <ChatBubble {...args} isOwn sender="You">
        <p>When do I sow wheat?</p>
      </ChatBubble>
      <ChatBubble {...args} />
      <ChatBubble
        {...args}
        tone="failed"
        footer={
          <Button variant="outline" size="small">
            Try again
          </Button>
        }
      >
        <p>An error occurred</p>
      </ChatBubble>
      <ChatBubble {...args} tone="urgent">
        <p>Call 1800-116-117 now.</p>
      </ChatBubble>
    </ChatList>
  ),
  play: async ({ canvas }) => {
    const own = canvas.getByText('When do I sow wheat?').parentElement?.getBoundingClientRect();
    const theirs = canvas.getByText(/^Sow wheat/).parentElement?.getBoundingClientRect();
    await expect(own?.left).toBeGreaterThan(theirs?.left ?? 0);
  },
};

/** A word without an end breaks, and the time goes below a long name. */
export const LongHindiAt320: Story = {
  tags: ['nightly'],
  args: {
    sender: 'कृषि विज्ञान केंद्र, पूर्वी सिंहभूम',
    children: <p>{`जहां सिंचाई पक्की हो, वहां बोएं: ${'गेहूं'.repeat(60)}`}</p>,
  },
  decorators: [onSmallPhone],
  play: fitsSmallPhone,
};
