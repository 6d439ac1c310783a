import { Skeleton } from '@upaj/ui/skeleton';

/** Sellers that are shown. */
export const sellersShown = 3;
export const sellerGrid = 'grid gap-3 md:grid-cols-3';
export const sellerCard = 'flex items-center gap-3 rounded-field bg-surface-soft p-3.5';
export const activityRow = 'flex items-center gap-3 py-2.5';

const rowsWaiting = 4;

/** The shape of the top sellers. */
export function SellerShapes() {
  return (
    <div className={sellerGrid}>
      {Array.from({ length: sellersShown }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
        <div key={place} className={sellerCard}>
          <Skeleton className="size-14 flex-none rounded-field" />
          <div className="grid flex-1 gap-3">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The shape of recent trades. */
export function ActivityShapes() {
  return (
    <div className="grid divide-y divide-line">
      {Array.from({ length: rowsWaiting }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never move
        <div key={place} className={activityRow}>
          <Skeleton className="size-11 flex-none rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
