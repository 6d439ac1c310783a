import type { Advice } from '@upaj/adviser/advice';
import type { Adviser } from '@upaj/adviser/adviser';
import type { Asked } from '@upaj/adviser/asked';
import { readFacts } from '@upaj/adviser/facts';
import type { Understood } from '@upaj/adviser/understand/understand';
import type { ChatEvent, ChatQuestion } from '@upaj/contract/chat.schema';
import type { GeminiSettings } from '../../../platform/env/provider-settings.ts';
import { noLimits } from '../../../platform/limits/limits.ts';
import { type Chat, createChat } from '../chat.service.ts';
import type { LiveData } from '../live/live-data.ts';

const facts = readFacts().all.filter(
  ({ subject, topic }) => subject === 'wheat' && topic === 'sowing',
);

function adviceOf({ message }: Asked): Pick<Advice, 'outcome' | 'sentences' | 'facts'> {
  if (message.includes('cricket'))
    return { outcome: 'refused', sentences: ['That is not farming.'], facts: [] };
  if (message.includes('kill myself'))
    return { outcome: 'helpline', sentences: ['Call 14416.'], facts: [] };
  const known = facts.slice(0, 2);
  const language = languageOf(message);
  return { outcome: 'answered', sentences: known.map(({ text }) => text[language]), facts: known };
}

const languageOf = (message: string) => (/[\u0900-\u097f]/.test(message) ? 'hi' : 'en');

function understood({ message }: Asked): Understood {
  const language = languageOf(message);
  const isAboutPrices = message.includes('price');
  return {
    text: message,
    words: [],
    pieces: [],
    language,
    script: language === 'hi' ? 'devanagari' : 'latin',
    isFollowUp: false,
    isOfFarming: true,
    asksDose: false,
    subjects: ['wheat'],
    meant: new Map(),
    joined: [],
    topics: new Map(),
    kinds: new Map(),
    groups: [],
    things: [],
    terms: [],
    signs: new Uint32Array(),
    states: [],
    seasons: [],
    sold: [],
    ...(isAboutPrices && {
      live: { kind: 'price', subject: 'wheat', name: { en: 'Wheat', hi: 'गेहूं' }, isAnimal: false },
    }),
  };
}

/** An adviser that knows when wheat is sown, and nothing else. */
const wheatAdviser: Adviser = {
  bestFacts: (_, most) => facts.slice(0, most),
  nameOfZone: (zone) => ({ en: zone, hi: zone }),
  advise: (asked) => ({
    ...adviceOf(asked),
    followUps: ['And for late sowing?'],
    choices: [],
    understood: understood(asked),
    decision: { kind: 'answer', facts: [], isPlain: true },
  }),
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
    goodsOf: async () => [],
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
