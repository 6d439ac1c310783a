import { byAddress, byPerson, type EndpointLimits } from '../../platform/limits/endpoint-limits.ts';
import { defineLimit } from '../../platform/limits/limits.ts';
import { defineModule } from '../../platform/modules/domain-module.ts';
import { chatRoutes } from './chat.routes.ts';
import { type Chat, createChat } from './chat.service.ts';
import { createChatStore } from './chat.store.ts';
import { createLiveData } from './live/create-live-data.ts';
import { loadAdviser } from './load-adviser.ts';

declare module '../../platform/modules/domain-module.ts' {
  interface DomainServices {
    chat: Chat;
  }
}

const TEN_MINUTES = 10 * 60;
/** Goods of the asker that a question without a crop may be about. */
const GOODS = 6;
/** Years for which opinions are kept. */
const KEPT_YEARS = 2;

/** Enough for a person who types and reads, too few for a robot. */
const questions = defineLimit('chat', 30, TEN_MINUTES);
/** Many people share the address of a mobile network. */
const questionsOfAddress = defineLimit('chat-at', 300, TEN_MINUTES);
const opinions = defineLimit('chat-feedback', 60, TEN_MINUTES);

const chatLimits: EndpointLimits = {
  askKrishiBot: [
    [questions, byPerson],
    [questionsOfAddress, byAddress],
  ],
  rateAnswer: [[opinions, byPerson]],
};

/** KrishiBot. */
export const chat = defineModule('chat', (platform) => {
  const { db, settings, services, limits, log, now } = platform;
  const store = createChatStore(db);
  const service = createChat({
    store,
    goodsOf: async (person) => {
      const { data } = await services.crops.browse(person, { seller: person.id, limit: GOODS });
      return data.map(({ name }) => name);
    },
    loadAdviser,
    limits,
    log,
    now,
    gemini: settings.providers.gemini,
    accounts: {
      profilesOf: (...of) => services.accounts.profilesOf(...of),
      isEmailConfirmed: (id) => services.accounts.isEmailConfirmed(id),
    },
    live: createLiveData({ services, log }),
  });
  return {
    service,
    routes: (app) => chatRoutes(app, service),
    limits: chatLimits,
    personalData: {
      async export({ id }) {
        return { chatFeedback: await store.list(id) };
      },
      // Deleted with the account.
      delete: async () => undefined,
    },
    async cleanUp(at) {
      const old = new Date(at);
      old.setUTCFullYear(old.getUTCFullYear() - KEPT_YEARS);
      return { chatFeedback: await store.deleteOlder(old) };
    },
  };
});
