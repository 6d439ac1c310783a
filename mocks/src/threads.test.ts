import { contract } from '@upaj/contract/contract';
import { demoModerator, developerToken } from '@upaj/demo/people';
import { demoThreads } from '@upaj/demo/threads';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectError, expectSuccess } from '../conformance/client.ts';
import { mockClient as client } from '../conformance/mock-client.ts';
import { db } from './db.ts';
import { play, resetDb, server } from './node.ts';
import { moderated } from './thread-fixtures.ts';
import * as scenarios from './thread-scenarios.ts';

const moderator = { token: `mock-session-${demoModerator.id}.test` };
const token = developerToken;
const draft = { title: 'What do you sow after wheat?', content: 'I have water until May.' };

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  resetDb();
});
afterAll(() => server.close());

describe('the mock discussions', () => {
  it('are those of the demo and one of a deleted account', async () => {
    const query = { limit: '100' };
    const { data } = await expectSuccess(client, contract.listThreads, { query });
    expect(data).toHaveLength(demoThreads.length + 1);
    expect(data.at(-1)).toMatchObject({ userId: null, username: 'Unknown User' });
    expect(data.map(({ createdAt }) => createdAt)).toEqual(
      data
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
  });

  it('are found in both scripts', async () => {
    const titlesOf = async (q: string) => {
      const { data } = await expectSuccess(client, contract.listThreads, { query: { q } });
      return data.map(({ title }) => title);
    };
    expect((await titlesOf('pyaz'))[0]).toMatch(/^Onion storage/);
    expect((await titlesOf('गेहूं'))[0]).toMatch(/^गेहूं/);
    expect((await titlesOf('gehu'))[0]).toMatch(/^गेहूं/);
    expect(await titlesOf('drip')).toHaveLength(2);
  });

  it('are similar to a question while it is typed', async () => {
    const query = { title: 'How to store onions without rot' };
    const { data } = await expectSuccess(client, contract.listSimilarThreads, { query });
    expect(data[0]?.title).toMatch(/^Onion storage/);
  });

  it('show what moderation has hidden to its author and to moderators alone', async () => {
    const params = { id: moderated.thread };
    const read = async (sent: { token?: string }) => {
      const { data } = await expectSuccess(client, contract.getThread, { params, ...sent });
      return data.commentDesc.find(({ _id }) => _id === moderated.hidden)?.comment;
    };
    expect(await read({})).toBe('');
    expect(await read({ token })).not.toBe('');
    expect(await read(moderator)).not.toBe('');
  });
});

describe('a scenario of discussions', () => {
  const body = { ...draft, userId: db.comments.get(moderated.hidden)?.authorId };

  it('shows none, or misses one', async () => {
    play(...scenarios.noThreads());
    expect((await expectSuccess(client, contract.listThreads)).data).toEqual([]);
    play(...scenarios.threadMissing());
    const missing = { status: 404, code: 'not_found', message: 'Discussion not found' } as const;
    const params = { id: moderated.thread };
    await expectError(client, contract.getThread, { params }, missing);
  });

  it('refuses what is written', async () => {
    const refusals = [
      [scenarios.suspendedAuthor, { status: 403, code: 'suspended' }],
      [scenarios.alreadyPosted, { status: 409, code: 'already_posted' }],
      [scenarios.postLimits, { status: 429, code: 'rate_limited' }],
      [scenarios.postClosed, { status: 409, code: 'post_closed' }],
    ] as const;
    for (const [scenario, error] of refusals) {
      play(...scenario());
      await expectError(client, contract.createThread, { token, body }, error);
    }
    play(...scenarios.commentsNotSent());
    await expect(
      fetch('http://localhost/api/v1/comments', { method: 'POST', body: '{}' }),
    ).rejects.toThrow();
  });

  it('leaves a moderator without cases', async () => {
    const { data } = await expectSuccess(client, contract.getModerationState, moderator);
    expect(data).toMatchObject({ isModerator: true, waiting: 2 });
    play(...scenarios.noCases());
    expect((await expectSuccess(client, contract.listModerationCases, moderator)).data).toEqual([]);
  });
});
