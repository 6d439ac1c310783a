import type { StrategyOptions } from 'workbox-strategies';

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

// A browser lets the old worker finish all that it answers and keeps before the next version takes over, for minutes.

const forLater = new AbortController();
const forPages = new Map<string, AbortController>();

/** Ends with what is downloaded for later. */
export const untilReplaced: AbortSignal = forLater.signal;

function untilLeft(client: string): AbortSignal {
  const ending = forPages.get(client) ?? new AbortController();
  forPages.set(client, ending);
  return ending.signal;
}

/** Fetches a file for a page until that page asks for the next version. */
export const fetchUntilLeft: Plugin = {
  requestWillFetch: async ({ request, event }) => {
    // Workbox hands on the event of the fetch.
    const { clientId }: { clientId: string } = Object(event);
    return new Request(request, { signal: untilLeft(clientId) });
  },
};

/** Gives up what is downloaded for later, and for this page, which leaves for the next version. */
export function stopDownloads(client: string): void {
  forLater.abort();
  forPages.get(client)?.abort();
}
