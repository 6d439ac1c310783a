import { ChatBubble } from '../chat/chat-bubble.tsx';
import { ChatList, ChatTyping } from '../chat/chat-list.tsx';
import type { Samples } from './component-modules.tsx';

/** Samples of the components of a conversation for the suite. */
export const chatSamples = {
  ChatBubble: {
    draw: (probe) => (
      <ChatBubble sender="You" time="10:05" dateTime="2026-11-24T04:35:00.000Z" {...probe}>
        Hello
      </ChatBubble>
    ),
  },
  ChatList: { draw: (probe) => <ChatList label="Conversation" {...probe} /> },
  ChatTyping: { draw: (probe) => <ChatTyping label="Writing" {...probe} /> },
} satisfies Partial<Samples>;
