import { contract } from '@upaj/contract/contract';
import { type Cases, expectSame, expectSuccess } from './client.ts';

const { sendMessage } = contract;
const body = { user_name: 'Asha Devi', user_email: 'Asha@Example.com', message: 'कब आएगा?\nAsha' };
const done = { success: true, message: 'Your message has been sent successfully!' };

/** Cases of the contact form. */
export const contactCases: Cases = {
  async 'a visitor sends a message, and a bot gets the same reply'(client) {
    expectSame(await expectSuccess(client, sendMessage, { body }), done, 'a person');
    const bot = { ...body, website: 'https://example.com' };
    expectSame(await expectSuccess(client, sendMessage, { body: bot }), done, 'a bot');
  },
};
