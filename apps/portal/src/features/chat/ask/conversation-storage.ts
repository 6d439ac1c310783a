import { onDevice, readDraft, storeDraft } from '../../../shared/forms/draft-storage.ts';
import { ownKey, storageKeys } from '../../../shared/storage-keys.ts';
import { type ChatMessage, isAnswer, isUnderWay } from '../chat-message.ts';

export const conversationKey = (userId: string): string => ownKey(storageKeys.conversation, userId);

const isMessage = (one: unknown): one is ChatMessage => {
  const { id, sender, text, sentAt } = Object(one);
  return sender !== undefined && [id, text, sentAt].every((part) => typeof part === 'string');
};

/** An answer that the page was left in the middle of has broken off. */
function settle(message: ChatMessage): ChatMessage {
  if (!isAnswer(message) || !isUnderWay(message)) return message;
  return { ...message, state: message.text ? 'broken' : 'failed' };
}

/** The conversation of an earlier visit. */
export function readConversation(userId: string): ChatMessage[] {
  const { messages } = readDraft(conversationKey(userId), onDevice) ?? {};
  return Array.isArray(messages) ? messages.filter(isMessage).map(settle) : [];
}

/** Keeps the conversation on this device, for this user. */
export function storeConversation(userId: string, messages: readonly ChatMessage[]): void {
  storeDraft(conversationKey(userId), messages.length > 0 ? { messages } : undefined, onDevice);
}
