import { Card } from '@upaj/ui/card';
import { Skeleton } from '@upaj/ui/skeleton';
import { LazyPart } from '../../shared/loading/use-loaded.tsx';
import { notificationSwitches } from './notification-switches.ts';

const loadCard = async () => (await import('./notifications-card.tsx')).NotificationsCard;

/** What the user is told of; loaded when it comes into view. */
export function NotificationsSection() {
  return (
    <LazyPart load={loadCard}>
      <Card>
        <Skeleton className="mb-4 h-16 w-full rounded-control" />
        <ul className="grid gap-x-8 md:grid-cols-2">
          {notificationSwitches.map((name) => (
            <li key={name}>
              <Skeleton className="my-1 h-16 w-full rounded-control" />
            </li>
          ))}
        </ul>
      </Card>
    </LazyPart>
  );
}
