import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { cn } from '../cn.ts';
import { moveFocusOnUnmount } from '../move-focus-on-unmount.ts';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** The error message. */
  children: ReactNode;
  /** Label of the retry button. */
  retryLabel?: string;
  /** Retries; without it there is no button. */
  onRetry?: () => void;
  /** A retry is running. */
  isRetrying?: boolean;
}

/** An error message with a retry button. */
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
      <p className="max-w-md text-balance text-lg">{children}</p>
      {onRetry && (
        <Button variant="outline" onClick={onRetry} isBusy={isRetrying}>
          {!isRetrying && <RotateCw aria-hidden="true" className="size-4.5" />}
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
