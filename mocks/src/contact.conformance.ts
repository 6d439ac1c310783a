import { contract } from '@upaj/contract/contract';
import type { ConformanceCase } from './conformance-case.ts';
import { expectError, expectSame, expectSuccess } from './conformance-client.ts';

const { sendMessage } = contract;
const body = { user_name: 'Asha Devi', user_email: 'Asha@Example.com', message: 'कब आएगा?\nAsha' };
const done = { success: true, message: 'Your message has been sent successfully!' };

/** Cases of the contact form. */
export const contactCases: readonly ConformanceCase[] = [
  {
    name: 'a visitor sends a message, and a bot gets the same reply',
    async run(client) {
      expectSame(await expectSuccess(client, sendMessage, { body }), done, 'a person');
      const bot = { ...body, website: 'https://example.com' };
      expectSame(await expectSuccess(client, sendMessage, { body: bot }), done, 'a bot');
    },
  },
  {
    name: 'a message names each invalid field',
    async run(client) {
      const invalidFields = { user_name: ' ', user_email: 'asha@', message: 7, phone: '155261' };
      await expectError(
        client,
        sendMessage,
        { body: invalidFields },
        {
          status: 400,
          code: 'validation_failed',
          fields: {
            user_name: 'required',
            user_email: 'wrong_email',
            message: 'wrong_type',
            phone: 'unknown_field',
          },
        },
      );
    },
  },
];
