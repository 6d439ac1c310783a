import { useEffect, useState } from 'react';
import { firstInteraction } from '../../shared/loading/when.ts';
import { mayHaveMsp, type PricedListing } from './msp-eligibility.ts';
import { usePriceComparison } from './use-price-comparison.ts';

type FindMsp = typeof import('@upaj/content/msp/find-msp');

let loaded: FindMsp | undefined;

/** Loads the table at the first interaction: the first screen of the Mandi is rendered without it. */
function useTable(isWanted: boolean): FindMsp | undefined {
  const [table, setTable] = useState(loaded);
  useEffect(() => {
    if (!isWanted || table) return;
    let isShown = true;
    firstInteraction
      .then(() => import('@upaj/content/msp/find-msp'))
      .then((found) => {
        loaded = found;
        if (isShown) setTable(found);
      })
      // A card without its tag still sells.
      .catch(() => {});
    return () => {
      isShown = false;
    };
  }, [isWanted, table]);
  return table;
}

/**
 * '8% above MSP' for the picture of a listing, once the table is here; nothing where there is no MSP,
 * nor where a remark would have to go with it.
 */
export function useMspTag(offer: PricedListing): string | undefined {
  const standing = usePriceComparison();
  const isAsked = mayHaveMsp(offer);
  const table = useTable(isAsked);
  const match = isAsked ? table?.findMsp(offer.name, offer.category) : undefined;
  if (!(match && table) || match.note) return undefined;
  return standing('tag', table.compareToMsp(offer.price, match.msp));
}
