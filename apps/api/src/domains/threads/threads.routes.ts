import { contract } from '@upaj/contract/contract';
import type { FastifyInstance } from 'fastify';
import { ok } from '../../platform/http/ok.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import { registerStream } from '../../platform/http/register-stream.ts';
import type { Answers } from './answers.service.ts';
import type { Comments } from './comments.service.ts';
import type { Likes } from './likes.service.ts';
import type { LiveThreads } from './live-thread.ts';
import type { ThreadPictures } from './thread-pictures.service.ts';
import type { Writing } from './writing.service.ts';

/** What the endpoints that write discussions call. */
export interface ThreadWrites {
  writing: Writing;
  comments: Comments;
  likes: Likes;
  answers: Answers;
  pictures: ThreadPictures;
  live: LiveThreads;
}

/** Registers the endpoints that write discussions, and the stream of their changes. */
export function threadWriteRoutes(app: FastifyInstance, writes: ThreadWrites): void {
  const { writing, answers, pictures, live } = writes;

  registerRoute(app, contract.createThread, async ({ person, body, idempotencyKey }) =>
    ok({ data: await writing.create(person, body, idempotencyKey), message: 'Thread Created' }),
  );

  registerRoute(app, contract.addThreadPicture, async ({ person, files, idempotencyKey }) =>
    ok({ data: await pictures.add(person, files, idempotencyKey) }),
  );

  registerRoute(app, contract.updateThread, async ({ person, params, body }) =>
    ok({ data: await writing.update(person, params.id, body) }),
  );

  registerRoute(app, contract.deleteThread, async ({ person, params }) => {
    await writing.remove(person, params.id);
    return null;
  });

  registerRoute(app, contract.acceptAnswer, async ({ person, params, body }) =>
    ok({ data: await answers.accept(person, params.id, body.commentId) }),
  );

  registerRoute(app, contract.muteThread, async ({ person, params, body }) => {
    await writing.mute(person, params.id, body.isMuted);
    return ok({});
  });

  registerStream(app, contract.streamThread, ({ person, params, signal }) =>
    live(person, params.id, signal),
  );

  commentRoutes(app, writes);
}

function commentRoutes(app: FastifyInstance, { comments, likes }: ThreadWrites): void {
  registerRoute(app, contract.createComment, async ({ person, body, idempotencyKey }) =>
    ok({ data: await comments.create(person, body, idempotencyKey) }),
  );

  registerRoute(app, contract.updateComment, async ({ person, params, body }) =>
    ok({ data: await comments.update(person, params.id, body) }),
  );

  registerRoute(app, contract.deleteComment, async ({ person, params }) => {
    await comments.remove(person, params.id);
    return null;
  });

  registerRoute(app, contract.toggleLike, async ({ person, body }) =>
    ok({ data: await likes.toggle(person, body) }),
  );
}
