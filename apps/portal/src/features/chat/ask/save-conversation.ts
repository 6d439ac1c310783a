import { selectSession } from '../../../domains/session/session.slice.ts';
import { selectChat } from '../chat.slice.ts';
import { storeConversation } from './conversation-storage.ts';

type State = Parameters<typeof selectChat>[0] & Parameters<typeof selectSession>[0];

/** Keeps the conversation on this device, as long as its user is the one who is here. */
export const conversationSaved =
  () =>
  (_dispatch: unknown, getState: () => unknown): void => {
    // Every store of the portal has the session.
    const state = getState() as State;
    const { userId, messages } = selectChat(state);
    if (userId && userId === selectSession(state).userId) storeConversation(userId, messages);
  };
