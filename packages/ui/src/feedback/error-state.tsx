import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { cn } from '../cn.ts';
import { moveFocusOnUnmount } from '../move-focus-on-unmount.ts';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** What happened, in words. */
  children: ReactNode;
  /** Word on the button that tries again. */
  retryLabel?: string;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** The new try is under way. */
  isRetrying?: boolean;
}

/** Something failed: what happened and a way to try again. */
export function ErrorState({
  retryLabel,
  onRetry,
  isRetrying = false,
  className,
  children,
  ...props
}: ErrorStateProps) {
  return (
    <div
      ref={moveFocusOnUnmount}
      data-slot="error-state"
      role="alert"
      className={cn('grid justify-items-center gap-4 px-4 py-12 text-center', className)}
      {...props}
    >
      <span className="grid size-20 place-items-center rounded-full bg-danger-soft text-danger">
        <TriangleAlert aria-hidden="true" className="size-9" />
      </span>
      <p className="max-w-md text-lg">{children}</p>
      {onRetry && (
        <Button variant="outline" onClick={onRetry} isBusy={isRetrying}>
          {!isRetrying && <RotateCw aria-hidden="true" className="size-4.5" />}
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
