import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface EmptyStateProps extends ComponentProps<'div'> {
  /** Address of the picture, such as one of `@upaj/ui/pictures`. */
  picture: string;
  /** One sentence that explains the empty state. */
  children: ReactNode;
  /** The one action that helps. */
  action?: ReactNode;
}

/** An empty state: a picture, one sentence and one action. */
export function EmptyState({ picture, action, className, children, ...props }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn('grid justify-items-center gap-4 px-4 py-12 text-center', className)}
      {...props}
    >
      <span className="grid size-28 place-items-center rounded-full bg-action-soft">
        <img src={picture} alt="" width={64} height={64} />
      </span>
      <p className="wrap-anywhere max-w-md text-balance text-lg text-muted">{children}</p>
      {action}
    </div>
  );
}
