import { lazy, Suspense } from 'react';
import { SchemeList } from './list/scheme-list.tsx';
import { SchemeTableSkeleton } from './list/scheme-table-skeleton.tsx';
import { useSchemesAddress } from './use-schemes-address.ts';

// Six kilobytes of rules that most visitors of the list do not need.
const SchemeFinder = lazy(async () => ({
  default: (await import('./finder/scheme-finder.tsx')).SchemeFinder,
}));

/** The schemes of a region, or the finder of the ones that fit. */
export function Schemes() {
  const { address, changeAddress } = useSchemesAddress();
  const { region, finder } = address;
  if (finder === undefined) return <SchemeList address={address} onChange={changeAddress} />;
  return (
    <Suspense fallback={<SchemeTableSkeleton />}>
      <SchemeFinder region={region} page={finder} />
    </Suspense>
  );
}
