import { isRegion, load, regions } from '@upaj/content/schemes/regions';
import type { RegionSlug, Scheme } from '@upaj/content/schemes/scheme';
import { createContext } from 'react';
import { retryImport } from '../../shared/retry-import.ts';

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

/** Brings what the first drawing of the page shows, so that it needs no second one: the build draws all. */
export async function preloadSchemes(): Promise<void> {
  if (import.meta.env.SSR) {
    await Promise.all(regions.map(({ slug }) => content.bring(slug)));
    return;
  }
  const bring = () => content.bring(regionIn(new URLSearchParams(location.search)));
  // The list that the build has drawn stays until it can be continued; otherwise the page shows the failure.
  if ('arriving' in document.documentElement.dataset)
    await retryImport(bring, Number.POSITIVE_INFINITY);
  else await bring().catch(() => {});
}
