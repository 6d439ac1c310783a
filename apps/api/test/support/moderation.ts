import { randomUUID } from 'node:crypto';
import type { ModerationAction, NewModerationAction } from '@upaj/contract/moderation.schema';
import type { FastifyInstance } from 'fastify';
import { type TestApp, today } from './open-test-app.ts';
import { type SignedIn, signUp } from './sign-up.ts';

/** What a report or an action names. */
export interface PostName {
  on: 'thread' | 'comment';
  id: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** Signs up someone whose account is a month old by the clock of the tests. */
export async function signUpKnown(
  { app, pool }: Pick<TestApp, 'app' | 'pool'>,
  more: Record<string, unknown> = {},
): Promise<SignedIn> {
  const person = await signUp(app, more);
  const since = new Date(today.getTime() - 30 * DAY);
  await pool.query('update users set created_at = $2 where id = $1', [person.userId, since]);
  return person;
}

/** Signs up a moderator. */
export async function signUpModerator(
  { app, pool }: Pick<TestApp, 'app' | 'pool'>,
  name = 'Kavita Rao',
) {
  const moderator = await signUpKnown({ app, pool }, { name });
  await pool.query('update users set is_moderator = true where id = $1', [moderator.userId]);
  return moderator;
}

/** Sends a report; the test checks the response. */
export const sendReport = (
  app: FastifyInstance,
  { headers }: Pick<SignedIn, 'headers'>,
  post: PostName,
  reason = 'This is an advertisement',
) => app.inject({ method: 'POST', url: '/api/v1/reports', payload: { ...post, reason }, headers });

/** Has people report a post, each for the first time. */
export async function reportBy(app: FastifyInstance, people: readonly SignedIn[], post: PostName) {
  for (const person of people) {
    const reply = await sendReport(app, person, post);
    if (reply.statusCode !== 202) throw new Error(reply.body);
  }
}

type Form = Omit<NewModerationAction, 'on' | 'id' | 'reason'> & { reason?: string };

/** Sends an action of a moderator; the test checks the response. */
export const sendAction = (
  app: FastifyInstance,
  { headers }: Pick<SignedIn, 'headers'>,
  post: PostName,
  form: Form,
  key: string = randomUUID(),
) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/moderation/actions',
    payload: { ...post, reason: 'It insults people', ...form },
    headers: { ...headers, 'idempotency-key': key },
  });

/** Carries out an action, and throws when it is refused. */
export async function moderate(...sent: Parameters<typeof sendAction>): Promise<ModerationAction> {
  const reply = await sendAction(...sent);
  if (reply.statusCode !== 201) throw new Error(`${sent[3].action}: ${reply.body}`);
  return reply.json<{ data: ModerationAction }>().data;
}

/** Appeals against an action; the test checks the response. */
export const sendAppeal = (
  app: FastifyInstance,
  { headers }: Pick<SignedIn, 'headers'>,
  { _id }: Pick<ModerationAction, '_id'>,
  text = 'I did not mean it so',
) =>
  app.inject({
    method: 'POST',
    url: `/api/v1/moderation/actions/${_id}/appeal`,
    payload: { text },
    headers,
  });

/** Decides an appeal; the test checks the response. */
export const sendDecision = (
  app: FastifyInstance,
  { headers }: Pick<SignedIn, 'headers'>,
  { _id }: Pick<ModerationAction, '_id'>,
  decision: 'upheld' | 'reversed' = 'reversed',
) =>
  app.inject({
    method: 'POST',
    url: `/api/v1/moderation/actions/${_id}/decision`,
    payload: { decision, reason: 'I have read it again' },
    headers,
  });

/** A list of moderation, as someone reads it. */
export async function readModeration<T = ModerationAction>(
  app: FastifyInstance,
  { headers }: Pick<SignedIn, 'headers'>,
  list: 'queue' | 'actions' | 'notices' | 'state',
): Promise<T[]> {
  const reply = await app.inject({ url: `/api/v1/moderation/${list}`, headers });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return [reply.json().data].flat();
}
