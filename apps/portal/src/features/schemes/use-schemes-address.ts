import { type SchemeKind, schemeKinds } from '@upaj/content/schemes/kinds';
import type { RegionSlug } from '@upaj/content/schemes/scheme';
import { useAddressQuery } from '../../shared/use-address-query.ts';
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

// The HTML of the build was rendered without a query.
const none = new URLSearchParams();

/** Reads what is shown from the address and writes it there, so that it can be shared and gone back to. */
export function useSchemesAddress() {
  const [params, changeAddress] = useAddressQuery<keyof SchemesAddress>();
  const search = useIsHydrated() ? params : none;
  const kind = schemeKinds.find((one) => one.kind === search.get('kind'))?.kind;
  const address: SchemesAddress = {
    region: regionIn(search),
    kind,
    q: search.get('q')?.trim().slice(0, 100) ?? '',
    finder: Math.trunc(Number(search.get('finder'))) || undefined,
  };
  return { address, changeAddress };
}
