import type { Crop } from '@upaj/contract/crops.schema';
import type { Thread } from '@upaj/contract/threads.schema';
import { commentsHandlers } from '@upaj/mocks/comments.mock';
import { cropsHandlers } from '@upaj/mocks/crops.mock';
import { sellersHandlers } from '@upaj/mocks/sellers.mock';
import { threadsHandlers } from '@upaj/mocks/threads.mock';
import { getResponse } from 'msw';
import { paths } from './shared/paths.ts';

const handlers = [cropsHandlers, threadsHandlers, commentsHandlers, sellersHandlers].flat();

/** The reply of the mocks to a request of the API. */
export async function sampleReply(address: string): Promise<unknown> {
  const response = await getResponse(handlers, new Request(`http://upaj.invalid${address}`));
  if (!response?.ok) throw new Error(`the mocks answer ${address} with ${response?.status}`);
  return response.json();
}

const listOf = async (address: string) => Object(await sampleReply(address)).data;

/**
 * Addresses of the pages that the server renders with data, by the path of their route. With the mocks' replies they show
 * every state of a card and a page that the mocks know: from them the build learns which styles such a page needs.
 */
export async function sampleAddresses(): Promise<Readonly<Record<string, readonly string[]>>> {
  const crops: Crop[] = await listOf('/api/v1/crops?limit=100');
  const threads: Thread[] = await listOf('/api/v1/tweets?limit=50');
  return {
    [paths.dashboard.path]: [paths.dashboard.href()],
    [paths.mandi.path]: [paths.mandi.href(), paths.mandi.href({ category: 'Crops', q: 'nothing' })],
    [paths.crop.path]: crops.map(({ category, _id }) => paths.crop.href(category, _id)),
    [paths.discussions.path]: [paths.discussions.href(), paths.discussions.href({ q: 'nothing' })],
    [paths.thread.path]: threads.map(({ _id }) => paths.thread.href(_id)),
  };
}
