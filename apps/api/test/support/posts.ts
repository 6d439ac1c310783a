import { randomBytes } from 'node:crypto';
import type { WrittenComment } from '@upaj/contract/comments.schema';
import type { Thread, ThreadPicture } from '@upaj/contract/threads.schema';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { today } from './open-test-app.ts';
import { sendPictureTo } from './send-picture.ts';
import type { SignedIn } from './sign-up.ts';

/** A post as requests name it. */
export interface Target {
  on: 'thread' | 'comment';
  id: string;
}

type Headers = Pick<SignedIn, 'headers'>;

/** A word that no one has written yet, without digits: they could be a phone number. */
const newWord = () =>
  randomBytes(6)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** The form of a discussion that no one has begun yet. */
export const threadForm = (userId: string, more: object = {}) => ({
  userId,
  title: 'Yellow leaves',
  content: `What helps the wheat of field ${newWord()}?`,
  ...more,
});

/** Sends a discussion; the test checks the response. */
export const sendThread = (
  app: FastifyInstance,
  { userId, headers }: Pick<SignedIn, 'userId' | 'headers'>,
  more: object = {},
  moreHeaders: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/tweets',
    payload: threadForm(userId, more),
    headers: { ...headers, ...moreHeaders },
  });

/** Begins a discussion, and throws when it is refused. */
export async function startThread(...sent: Parameters<typeof sendThread>): Promise<Thread> {
  const reply = await sendThread(...sent);
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ data: Thread }>().data;
}

/** Sends a comment or a reply; the test checks the response. */
export const sendComment = (
  app: FastifyInstance,
  { headers }: Headers,
  target: Target,
  more: object = {},
  moreHeaders: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/comments',
    payload: { ...target, content: `It needs zinc ${newWord()}`, ...more },
    headers: { ...headers, ...moreHeaders },
  });

/** Comments or replies, and throws when it is refused; gives its id. */
export async function comment(...sent: Parameters<typeof sendComment>): Promise<string> {
  const reply = await sendComment(...sent);
  if (reply.statusCode !== 201) throw new Error(reply.body);
  const { data } = reply.json<{ data: WrittenComment }>();
  return data.comment?._id ?? data.reply?._id ?? '';
}

/** Likes a post or no longer; the test checks the response. */
export const sendLike = (
  app: FastifyInstance,
  { headers }: Headers,
  target: Target,
  more: object = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/likes/toggle',
    payload: { ...target, ...more },
    headers,
  });

/** Sends a picture of a discussion; the test checks the response. */
export const sendPicture = sendPictureTo('/api/v1/tweets/pictures');

/** Uploads a picture, and throws when it is refused. */
export async function uploadPicture(app: FastifyInstance, who: Headers): Promise<ThreadPicture> {
  const reply = await sendPicture(app, who);
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<{ data: ThreadPicture }>().data;
}

/** Sets when an account was opened, in hours before the day of the tests. */
export async function openedBefore(
  pool: pg.Pool,
  { userId }: Pick<SignedIn, 'userId'>,
  hours: number,
): Promise<void> {
  const at = new Date(today.getTime() - hours * 3_600_000);
  await pool.query('update users set created_at = $1 where id = $2', [at, userId]);
}
