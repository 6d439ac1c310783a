import { createContext } from 'react';

/** What the comments know of their discussion. */
export interface ThreadFacts {
  threadId: string;
  /** The user has started it, and says which comment is the answer. */
  isAsker: boolean;
  /** Id of the accepted answer, null without one. */
  acceptedId: string | null;
  /** Whether comments and replies can be written. */
  isOpen: boolean;
}

export const ThreadContext = createContext<ThreadFacts>({
  threadId: '',
  isAsker: false,
  acceptedId: null,
  isOpen: false,
});
