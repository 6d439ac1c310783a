import type { $ZodType } from 'zod/v4/core';
import type { Follow } from '../events/broadcast.ts';
import type { EventType } from '../events/define-event.ts';
import { createEventHub, type HubSource, hubSource } from '../events/event-hub.ts';
import type { PageRenderer } from './page-renderer.ts';

/** An event, and the routes of the portal whose pages show something else after it. */
export interface PageChange {
  routes: readonly string[];
  source: HubSource<readonly string[]>;
}

/** Names events after which the pages of these routes, such as `/mandi`, are rendered again. */
export const pageChanges = (
  routes: readonly string[],
  events: readonly EventType<$ZodType>[],
): PageChange[] =>
  events.map((event) => ({ routes, source: hubSource(event, () => [[ANY, routes]]) }));

/** Events concern all kept pages of a route alike. */
const ANY = 'pages';

/** Drops kept pages as they change, whichever process has changed them, until `signal` is aborted. */
export async function dropChangedPages(deps: {
  renderer: PageRenderer;
  changes: readonly PageChange[];
  follow: Follow;
  signal: AbortSignal;
}): Promise<void> {
  const { renderer, changes, follow, signal } = deps;
  const hub = createEventHub({
    follow,
    sources: changes.map(({ source }) => source),
    // What was not heard of may have changed any of them.
    missed: changes.flatMap(({ routes }) => routes),
  });
  for await (const happened of hub.listen(ANY, signal)) renderer.drop(happened.flat());
}
