import { Card } from '@upaj/ui/card';
import { Skeleton } from '@upaj/ui/skeleton';
import { ActivityShapes } from './dashboard-shapes.tsx';

/** The space of the dashboard's lower part until its code is loaded. */
export function DashboardMoreSkeleton() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Card className="grid gap-2">
        <Skeleton className="h-8 w-1/2" />
        <ActivityShapes />
      </Card>
      <Card>
        <Skeleton className="h-72" />
      </Card>
    </div>
  );
}
