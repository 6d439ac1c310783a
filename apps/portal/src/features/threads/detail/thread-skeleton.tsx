import { Card } from '@upaj/ui/card';
import { Skeleton } from '@upaj/ui/skeleton';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

/** The shape of a discussion that is on its way. */
export function ThreadSkeleton() {
  const { t } = useTranslation('thread');
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Card size="panel" className="grid gap-4">
        <div className="flex items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="h-5 w-2/5" />
        </div>
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-20" />
        <Skeleton className="h-11 w-3/5 rounded-control" />
      </Card>
      <CommentsSkeleton />
    </div>
  );
}

/** The shape of comments that are on their way. */
function CommentsSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-36 rounded-field" />
      <Skeleton className="h-36 rounded-field" />
    </div>
  );
}
