import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp, today } from '../../../test/support/open-test-app.ts';
import { password, type SignedIn, signUp } from '../../../test/support/sign-up.ts';

let testApp: TestApp;
let app: TestApp['app'];
let asha: SignedIn;
beforeAll(async () => {
  testApp = await openTestApp();
  ({ app } = testApp);
});
beforeEach(async () => {
  testApp.setNow(today);
  asha = await signUp(app);
});

const opinion = {
  answerId: randomUUID(),
  isHelpful: false,
  reason: 'wrong',
  comment: 'Too late here',
  question: 'When should I sow wheat?',
  answer: 'In November.',
  factIds: ['wheat-sowing-1'],
};
const rate = async ({ headers }: SignedIn, more = {}) => {
  const payload = { ...opinion, ...more };
  const url = '/api/v1/chat/feedback';
  return (await app.inject({ method: 'POST', url, payload, headers })).statusCode;
};
const rows = async () => (await testApp.pool.query('select * from chat_feedback')).rows;
const copyOf = async ({ userId, headers }: SignedIn) => {
  const url = `/api/v1/user/${userId}/export`;
  return (await app.inject({ url, headers })).json().chatFeedback;
};

it('an opinion is stored with question, answer and facts, and sent again it is replaced', async () => {
  expect(await rate(asha)).toBe(204);
  expect(await rate(asha, { isHelpful: true, reason: undefined, comment: '' })).toBe(204);
  expect(await rows()).toEqual([
    {
      user_id: asha.userId,
      answer_id: opinion.answerId,
      created_at: today,
      is_helpful: true,
      reason: null,
      comment: null,
      fact_ids: ['wheat-sowing-1'],
      question: opinion.question,
      answer: opinion.answer,
    },
  ]);
});

it('two people rate the same answer independently, and each has their own in their copy', async () => {
  const ravi = await signUp(app);
  const answerId = randomUUID();
  await rate(asha, { answerId });
  await rate(ravi, { answerId, isHelpful: true, reason: undefined });
  const { question, answer, reason, comment } = opinion;
  expect(await copyOf(asha)).toEqual([
    { question, answer, isHelpful: false, reason, comment, createdAt: today.toISOString() },
  ]);
  expect(await copyOf(ravi)).toMatchObject([{ isHelpful: true, reason: null }]);
});

it('opinions are deleted with the account, and after two years', async () => {
  await testApp.pool.query('truncate chat_feedback');
  const ravi = await signUp(app);
  await rate(asha);
  await rate(ravi);
  const url = `/api/v1/user/${asha.userId}`;
  const { headers } = asha;
  await app.inject({ method: 'DELETE', url, payload: { password }, headers });
  expect(await rows()).toMatchObject([{ user_id: ravi.userId }]);
  testApp.setNow(new Date('2028-06-15T05:59:00Z'));
  await testApp.again();
  expect(await rows()).toHaveLength(1);
  testApp.setNow(new Date('2028-06-15T06:01:00Z'));
  await testApp.again();
  expect(await rows()).toEqual([]);
});
