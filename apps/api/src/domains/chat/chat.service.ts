import { randomUUID } from 'node:crypto';
import type { Adviser } from '@upaj/adviser/adviser';
import type { Asked } from '@upaj/adviser/asked';
import type { Bilingual } from '@upaj/content/text';
import type { ChatEvent, ChatFeedback, ChatQuestion } from '@upaj/contract/chat.schema';
import type { Person } from '../../platform/access/person.ts';
import type { GeminiSettings } from '../../platform/env/provider-settings.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Platform } from '../../platform/modules/domain-module.ts';
import {
  createGeminiBudget,
  type GeminiBudget,
  isAsked,
} from '../../platform/providers/gemini/gemini-budget.ts';
import type { Accounts, Profile } from '../accounts/accounts.service.ts';
import type { ChatStore } from './chat.store.ts';
import { chatTexts } from './chat-texts.ts';
import { geminiAnswer } from './gemini/gemini-answer.ts';
import { createGemini } from './gemini/gemini-client.ts';
import { createTurns } from './in-turn.ts';
import type { LiveData } from './live/live-data.ts';
import { eventsOf, type Outcome, ownAnswer } from './own-answer.ts';
import { sourceOf } from './sources.ts';

/** What no provider is asked: danger, other worlds, and small talk. */
const decidedHere: ReadonlySet<Outcome> = new Set<Outcome>(['helpline', 'refused', 'small talk']);
/** Most facts that the provider is given. */
const FACTS = 8;

export type Chat = ReturnType<typeof createChat>;

interface Deps {
  accounts: Pick<Accounts, 'profilesOf' | 'isEmailConfirmed'>;
  store: ChatStore;
  /** Names of the newest goods that a person sells. */
  goodsOf: (person: Person) => Promise<string[]>;
  /** The adviser, read on first use. */
  loadAdviser: () => Promise<Adviser>;
  live: LiveData;
  limits: Limits;
  /** Undefined when our own facts answer everything. */
  gemini: GeminiSettings | undefined;
  log: Pick<Platform['log'], 'warn' | 'error'>;
  now: () => Date;
}

/** KrishiBot: answers questions about farming, and stores what people think of the answers. */
export function createChat(deps: Deps) {
  const { accounts, goodsOf, store, loadAdviser, live, limits, log, now } = deps;
  const inTurn = createTurns();
  const { gemini } = deps;
  const provider = isAsked(gemini)
    ? { client: createGemini(gemini), budget: createGeminiBudget('gemini', gemini, limits) }
    : undefined;

  /** Takes one call of the provider for a person, or says why it is not asked. */
  async function refusalOf(userId: string, budget: GeminiBudget): Promise<Bilingual | undefined> {
    if (!(await accounts.isEmailConfirmed(userId))) return chatTexts.unconfirmed;
    const share = await budget.take(userId);
    if (share === 'own') return chatTexts.dailyLimit;
    return share && chatTexts.totalLimit;
  }

  async function* answer(
    adviser: Adviser,
    asker: { id: string; profile: Profile | undefined },
    { asked, signal }: { asked: Asked; signal: AbortSignal },
  ): AsyncGenerator<ChatEvent> {
    const advice = await inTurn(() => adviser.advise(asked));
    const { language, subjects, live: need } = advice.understood;
    const source = sourceOf(adviser);
    // Such messages are decided here and never sent to a provider.
    if (decidedHere.has(advice.outcome))
      return yield* eventsOf(ownAnswer(advice, undefined, source));
    const found = await live(need, {
      userId: asker.id,
      language,
      message: asked.message,
      now: asked.today,
      city: asker.profile?.city ?? '',
      state: asked.state ?? '',
    });
    const own = ownAnswer(advice, found, source);
    if (!provider) return yield* eventsOf(own);
    const why = await refusalOf(asker.id, provider.budget);
    if (why) return yield* eventsOf(own, { note: why[language] });
    const facts = await inTurn(() => adviser.bestFacts(asked, FACTS));
    const question = {
      asked,
      language,
      cropIds: subjects,
      facts,
      live: found,
      own,
      source,
      signal,
    };
    for await (const event of geminiAnswer(provider.client, question, log)) {
      // An answer that the provider did not give does not count.
      if (event.kind === 'end' && event.isFallback) await provider.budget.giveBack(asker.id);
      yield event;
    }
  }

  return {
    /** Answers a question; ends early once `signal` is aborted. */
    async *ask(
      person: Person,
      { message, history, language, state }: ChatQuestion,
      signal: AbortSignal,
    ): AsyncGenerator<ChatEvent> {
      // Before the first event, so that a database that is down is an error as everywhere.
      const [profiles, goods] = await Promise.all([
        accounts.profilesOf([person.id]),
        goodsOf(person),
      ]);
      const profile = profiles.get(person.id);
      yield { kind: 'start', answerId: randomUUID() };
      const adviser = await loadAdviser();
      const place = state ?? profile?.state;
      const asked = {
        message,
        history,
        language,
        goods,
        today: now(),
        ...(place && { state: place }),
      };
      const asker = { id: person.id, profile };
      for await (const event of answer(adviser, asker, { asked, signal })) {
        if (signal.aborted) return;
        yield event;
      }
    },

    /** Stores what a person thinks of an answer; sent again it replaces the earlier opinion. */
    async rate({ id }: Person, feedback: ChatFeedback): Promise<void> {
      await store.save(id, feedback, now());
    },

    /** Reads the adviser, so that no question waits for it. */
    warm(): void {
      loadAdviser().catch((err: unknown) => log.error({ err }, 'KrishiBot has no adviser'));
    },
  };
}
