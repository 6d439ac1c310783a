import { byAddress, byPerson, type EndpointLimits } from '../../platform/limits/endpoint-limits.ts';
import { defineLimit } from '../../platform/limits/limits.ts';
import { defineModule } from '../../platform/modules/domain-module.ts';
import { contactRoutes } from './contact.routes.ts';
import { type Contact, createContact } from './contact.service.ts';
import { createContactStore } from './contact.store.ts';
import { contactMail } from './contact.template.ts';
import { createMessageDataStore } from './message-data.store.ts';

declare module '../../platform/modules/domain-module.ts' {
  interface DomainServices {
    contact: Contact;
  }
}

const DAY = 24 * 60 * 60;

/** Enough for a person, too few for a robot. */
const messages = defineLimit('contact', 5, 10 * 60);
/** Messages of one account in a day. */
export const messagesOfPerson = defineLimit('contact-by', 20, DAY);

/** The limits of messages. */
export const contactLimits: EndpointLimits = {
  sendMessage: [
    [messages, byAddress],
    [messagesOfPerson, byPerson],
  ],
};

/** Messages to the operators of Upaj. */
export const contact = defineModule('contact', ({ db, inTransaction, mailer, settings, now }) => {
  const service = createContact({
    inTransaction,
    store: createContactStore(db),
    mailer,
    to: settings.mail.contactTo,
    now,
  });
  const data = createMessageDataStore(db);
  return {
    service,
    routes: (app) => contactRoutes(app, service),
    mailTemplates: [contactMail],
    limits: contactLimits,

    personalData: {
      async export(subject) {
        return { contactMessages: await data.list(subject) };
      },
      async delete(tx, subject) {
        await data.delete(tx, subject);
        return undefined;
      },
    },
  };
});
