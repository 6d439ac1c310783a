import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { cn } from '../cn.ts';

export interface ShowMoreProps extends Omit<ComponentProps<'div'>, 'onClick'> {
  /** How many are shown, such as "24 of 180". */
  count?: ReactNode;
  /** Word on the button. */
  label: ReactNode;
  /** Fetches the next ones; without it everything is shown and only the count stays. */
  onShowMore?: () => void;
  /** The next ones are on the way. */
  isBusy?: boolean;
}

/** The end of a list that goes on. */
export function ShowMore({
  count,
  label,
  onShowMore,
  isBusy = false,
  className,
  ...props
}: ShowMoreProps) {
  return (
    <div
      data-slot="show-more"
      className={cn('grid justify-items-center gap-2 py-4', className)}
      {...props}
    >
      <p role="status" className="text-muted text-sm">
        {count}
      </p>
      {onShowMore && (
        <Button variant="outline" onClick={onShowMore} isBusy={isBusy}>
          {label}
        </Button>
      )}
    </div>
  );
}
