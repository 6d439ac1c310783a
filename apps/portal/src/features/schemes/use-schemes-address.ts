import { type SchemeKind, schemeKinds } from '@upaj/content/schemes/kinds';
import type { RegionSlug } from '@upaj/content/schemes/scheme';
import { useAddressQuery } from '../../shared/use-address-query.ts';
import { regionIn } from './schemes-source.ts';

/** The query parameters of the page. */
export interface SchemesAddress {
  region: RegionSlug;
  kind: SchemeKind | undefined;
  q: string;
  /** Page of the scheme finder, from 1; undefined while the list is shown. */
  finder: number | undefined;
}

/** Keeps the view in the address, so that it can be shared and restored. */
export function useSchemesAddress() {
  const [params, changeAddress] = useAddressQuery<keyof SchemesAddress>();
  const kind = schemeKinds.find((one) => one.kind === params.get('kind'))?.kind;
  const page = Math.trunc(Number(params.get('finder')));
  const address: SchemesAddress = {
    region: regionIn(params),
    kind,
    q: params.get('q')?.trim().slice(0, 100) ?? '',
    finder: page >= 1 ? page : undefined,
  };
  return { address, changeAddress };
}
