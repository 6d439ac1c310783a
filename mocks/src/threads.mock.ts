import { notAllowed } from '@upaj/contract/api-error';
import { contract } from '@upaj/contract/contract';
import type { ThreadFilter } from '@upaj/contract/threads.schema';
import { mockEndpoint } from './mock-endpoint.ts';
import type { PersonRecord } from './records.ts';
import { hashtagUses, listPage, similarTo } from './thread-list.ts';
import { findThread } from './thread-posts.ts';
import { toListed, toThread } from './thread-view.ts';

/** The reply with one page of discussions. */
function replyWith(
  { page, nextCursor }: ReturnType<typeof listPage>,
  { brief }: ThreadFilter,
  viewer: PersonRecord | undefined,
) {
  const data = page.map((record) => toListed(record, viewer, brief === 'true'));
  return { status: 200, body: { success: true, data, nextCursor } };
}

const listThreads = mockEndpoint(contract.listThreads, ({ query, person }) =>
  replyWith(listPage(query, query.sort ?? 'newest'), query, person),
);

const listPopularThreads = mockEndpoint(contract.listPopularThreads, ({ query, person }) =>
  replyWith(listPage(query, 'popular'), query, person),
);

const listMyThreads = mockEndpoint(contract.listMyThreads, ({ params, query, person }) => {
  if (params.userId !== person.id) throw notAllowed();
  return replyWith(listPage(query, 'newest', person.id), query, person);
});

const listSimilarThreads = mockEndpoint(contract.listSimilarThreads, ({ query }) => ({
  status: 200,
  body: { success: true, data: similarTo(query.title) },
}));

const listHashtags = mockEndpoint(contract.listHashtags, () => ({
  status: 200,
  body: { success: true, data: hashtagUses() },
}));

const getThread = mockEndpoint(contract.getThread, ({ params, person }) => ({
  status: 200,
  body: { success: true, data: toThread(findThread(params.id, person), person) },
}));

/** What the mock server shows of its discussions. */
export const threadsHandlers = [
  listThreads,
  listPopularThreads,
  listMyThreads,
  listSimilarThreads,
  listHashtags,
  getThread,
];
