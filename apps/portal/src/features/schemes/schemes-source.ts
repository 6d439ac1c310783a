import { isRegion, load, regions } from '@upaj/content/schemes/regions';
import type { RegionSlug, Scheme } from '@upaj/content/schemes/scheme';
import { createContext } from 'react';
import { retryImport } from '../../shared/loading/retry-import.ts';

/** Where the schemes of a region come from. */
export interface SchemesSource {
  /** The schemes that are loaded already. */
  known: (region: RegionSlug) => readonly Scheme[] | undefined;
  /** Loads the schemes of a region; nothing of another one is downloaded. */
  bring: (region: RegionSlug) => Promise<readonly Scheme[]>;
}

/** Caches the loaded regions. */
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

/** The region that an address names; India when it names none that exists. */
export function regionIn(search: URLSearchParams): RegionSlug {
  const region = search.get('region') ?? '';
  return isRegion(region) ? region : 'india';
}

/** Loads the data of the first render, so that it needs no second one: the build prerenders all regions. */
export async function preloadSchemes(): Promise<void> {
  if (import.meta.env.SSR) {
    await Promise.all(regions.map(({ slug }) => content.bring(slug)));
    return;
  }
  const bring = () => content.bring(regionIn(new URLSearchParams(location.search)));
  // The prerendered list stays until it can be hydrated; otherwise the page shows the error.
  if ('arriving' in document.documentElement.dataset)
    await retryImport(bring, Number.POSITIVE_INFINITY);
  else await bring().catch(() => {});
}
