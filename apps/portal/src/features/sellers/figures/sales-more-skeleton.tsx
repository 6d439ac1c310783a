import { Card } from '@upaj/ui/card';
import { Skeleton } from '@upaj/ui/skeleton';

/** The space of the course of the year until its code is loaded. */
export function SalesMoreSkeleton() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card className="grid gap-4">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </Card>
      <Card>
        <Skeleton className="h-72" />
      </Card>
    </div>
  );
}
