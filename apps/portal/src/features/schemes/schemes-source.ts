import { isRegion, load } from '@upaj/content/schemes/regions';
import type { RegionSlug, Scheme } from '@upaj/content/schemes/scheme';
import { createContext } from 'react';

/** Where the schemes of a region come from. */
export interface SchemesSource {
  /** What is here already. */
  known: (region: RegionSlug) => readonly Scheme[] | undefined;
  /** Brings the schemes of a region; nothing of another one is downloaded. */
  bring: (region: RegionSlug) => Promise<readonly Scheme[]>;
}

/** Remembers what has been brought. */
export function createSchemesSource(fetchRegion: typeof load): SchemesSource {
  const here = new Map<RegionSlug, readonly Scheme[]>();
  return {
    known: (region) => here.get(region),
    async bring(region) {
      const schemes = here.get(region) ?? (await fetchRegion(region));
      here.set(region, schemes);
      return schemes;
    },
  };
}

const content = createSchemesSource(load);

/** The source that the page reads; a story or a test puts another one in its place. */
export const SchemesContext = createContext(content);

/** The region that an address asks for; India when it asks for none that exists. */
export function regionIn(search: URLSearchParams): RegionSlug {
  const region = search.get('region') ?? '';
  return isRegion(region) ? region : 'india';
}

/** Whether the browser holds the list that the build has drawn, which is India's. */
const isDrawn = () => document.querySelector('[data-schemes="india"]') !== null;

/**
 * Brings what the first drawing of the page shows, so that it needs no second one: the region of the
 * address, and India's list where the page must come alive as it was drawn.
 */
export async function preloadSchemes(): Promise<void> {
  if (import.meta.env.SSR) return void (await content.bring('india'));
  const asked = regionIn(new URLSearchParams(location.search));
  const shown = isDrawn() ? (['india', asked] as const) : ([asked] as const);
  // What does not arrive is asked for again, and its failure shown, by the page.
  await Promise.allSettled(shown.map(content.bring));
}
