import type { Asked } from '@upaj/adviser/asked';

type Turns = Asked['history'];

/** What the provider is sent of a conversation: every call pays for all of it again. */
const most = { turns: 8, characters: 1000 };

/** The last turns, cut, beginning with the person: the provider takes no chat that begins with its own turn. */
export function boundedHistory(history: Turns): Turns {
  const last = history.slice(-most.turns);
  const first = last.findIndex(({ role }) => role === 'user');
  return (first < 0 ? [] : last.slice(first)).map(({ role, text }) => ({
    role,
    text: text.slice(0, most.characters).replace(/\p{Surrogate}$/u, ''),
  }));
}
