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

/** Brings what the first drawing of the page shows, so that it needs no second one. */
export async function preloadSchemes(): Promise<void> {
  const search = import.meta.env.SSR ? '' : location.search;
  const bringing = content.bring(regionIn(new URLSearchParams(search)));
  // What does not arrive in a browser is asked for again, and its failure shown, by the page.
  await (import.meta.env.SSR ? bringing : bringing.catch(() => {}));
}
