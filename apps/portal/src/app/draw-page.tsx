import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { Portal } from './app.tsx';
import type { AppStore } from './store.ts';

/** What a render has given. */
export interface Drawn {
  html: string;
  /** The links by which React wants the first pictures to be loaded, in front of the page. */
  pictures: string;
}

/** Draws the portal at an address, as React continues it in the browser. */
export const drawPortal = (store: AppStore, location: string): Promise<Drawn> =>
  // The same tree as App's, with an address in place of a browser.
  draw(
    <Provider store={store}>
      <StaticRouter location={location}>
        <Portal />
      </StaticRouter>
    </Provider>,
  );

/** Draws a part of the portal. Throws what one of its components has thrown. */
export async function draw(node: ReactNode): Promise<Drawn> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(node, {
    // Otherwise a long page is sent in pieces that only a script puts together.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  const [pictures = ''] = /^(<link rel="preload" as="image"[^>]*>)*/.exec(html) ?? [];
  return { html: html.slice(pictures.length), pictures };
}
