import { type SchemeKind, schemeKinds } from '@upaj/content/schemes/kinds';
import type { RegionSlug } from '@upaj/content/schemes/scheme';
import { useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { regionIn } from './schemes-source.ts';

/** What the address of the page asks for. */
export interface SchemesAddress {
  region: RegionSlug;
  kind: SchemeKind | undefined;
  q: string;
  /** Page of the scheme finder, from 1; undefined while the list is shown. */
  finder: number | undefined;
}

type Change = Partial<Record<keyof SchemesAddress, string>>;

// The HTML of the build was rendered without a query.
const none = new URLSearchParams();

/** Reads what is shown from the address and writes it there, so that it can be shared and gone back to. */
export function useSchemesAddress() {
  const [params, setParams] = useSearchParams();
  const search = useIsHydrated() ? params : none;
  const kind = schemeKinds.find((one) => one.kind === search.get('kind'))?.kind;
  const address: SchemesAddress = {
    region: regionIn(search),
    kind,
    q: search.get('q')?.trim().slice(0, 100) ?? '',
    finder: Math.trunc(Number(search.get('finder'))) || undefined,
  };
  const changeAddress = (change: Change, options?: { replace?: boolean }) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(change)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    }, options);
  return { address, changeAddress };
}
