import { practiceFacts } from '@upaj/content/practice/practice-facts';
import type { ChatEvent, ChatQuestion } from '@upaj/contract/chat.schema';
import type { GeminiSettings } from '../../../platform/env/provider-settings.ts';
import { noLimits } from '../../../platform/limits/limits.ts';
import { type Chat, createChat } from '../chat.service.ts';
import type { Adviser, Asked, Understood } from '../facts/adviser.ts';
import type { LiveData } from '../live/live-data.ts';

const facts = practiceFacts.filter(
  ({ subject, topic }) => subject === 'wheat' && topic === 'sowing',
);

const refusalOf = (message: string): Understood['refusal'] => {
  if (message.includes('cricket')) return 'off topic';
  return message.includes('kill myself') ? 'distress' : undefined;
};

function understand({ message }: Asked): Understood {
  const language = /[\u0900-\u097f]/.test(message) ? 'hi' : 'en';
  const refusal = refusalOf(message);
  const isAboutPrices = message.includes('price');
  return {
    language,
    script: language === 'hi' ? 'devanagari' : 'latin',
    isFollowUp: false,
    subjects: ['wheat'],
    topics: ['sowing'],
    states: [],
    ...(refusal && { refusal }),
    ...(isAboutPrices && { live: { kind: 'price', subject: 'wheat' } }),
  };
}

/** An adviser that knows when wheat is sown, and nothing else. */
const wheatAdviser: Adviser = {
  understand,
  retrieve: (_, most = facts.length) => facts.slice(0, most),
  advise(asked) {
    const understood = understand(asked);
    const { language, refusal } = understood;
    const more = { followUps: ['And for late sowing?'], understood };
    if (refusal === 'distress')
      return { outcome: 'helpline', sentences: ['Call 14416.'], facts: [], ...more };
    if (refusal)
      return { outcome: 'refused', sentences: ['That is not farming.'], facts: [], ...more };
    const known = facts.slice(0, 2);
    const sentences = known.map(({ text }) => text[language]);
    return { outcome: 'answered', sentences, facts: known, ...more };
  },
};

const asha = {
  id: 'asha',
  name: 'Asha',
  sessionId: 's',
  isModerator: false,
  signedInAt: new Date('2026-06-15'),
};
const profile = { name: 'Asha', city: 'Ranchi', state: 'Jharkhand', memberSince: '2026-06-15' };

/** KrishiBot without a database, with an adviser for wheat. */
export const openChat = (more: { gemini?: GeminiSettings; live?: LiveData } = {}): Chat =>
  createChat({
    accounts: {
      profilesOf: async () => new Map([[asha.id, profile]]),
      isEmailConfirmed: async () => true,
    },
    store: { save: async () => undefined, list: async () => [], deleteOlder: async () => 0 },
    loadAdviser: async () => wheatAdviser,
    live: more.live ?? (async () => undefined),
    limits: noLimits,
    gemini: more.gemini,
    log: { warn: () => undefined, error: () => undefined },
    now: () => new Date('2026-06-15T06:00:00Z'),
  });

/** The events of an answer. */
export async function eventsOf(
  chat: Chat,
  message: string,
  more: Partial<ChatQuestion> = {},
): Promise<ChatEvent[]> {
  const question = { message, history: [], language: 'en' as const, ...more };
  const events: ChatEvent[] = [];
  for await (const event of chat.ask(asha, question, new AbortController().signal))
    events.push(event);
  return events;
}
