import { Card } from '@upaj/ui/card';
import { Skeleton } from '@upaj/ui/skeleton';

const fields = ['name', 'email', 'phone', 'gender', 'street', 'city', 'state', 'postalCode'];

/** The shape of a profile while it is on its way. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <Card className="grid justify-items-center gap-4">
        <Skeleton className="size-28 rounded-full" />
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-5 w-52" />
        <Skeleton className="h-44 w-full rounded-field" />
      </Card>
      <Card size="panel" className="grid gap-6">
        <Skeleton className="h-12 w-full" />
        <FieldsSkeleton />
      </Card>
    </div>
  );
}

/** The shape of the fields of a tab. */
export function FieldsSkeleton() {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {fields.map((field) => (
        <Skeleton key={field} className="h-18 w-full rounded-control" />
      ))}
    </div>
  );
}
