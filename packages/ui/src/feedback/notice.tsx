import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { cn } from '../cn.ts';

export interface NoticeProps extends ComponentProps<'div'> {
  /** One sentence. */
  children: ReactNode;
  /** The one action that belongs to it. */
  action?: ReactNode;
  /** Label of the button that closes the notice. */
  closeLabel?: string;
  /** Closes the notice; without it there is no button. */
  onClose?: () => void;
}

/** A quiet sentence that stays until it is no longer true or is closed; it takes no focus. */
export function Notice({
  action,
  closeLabel = '',
  onClose,
  className,
  children,
  ...props
}: NoticeProps) {
  return (
    <div
      data-slot="notice"
      className={cn(
        'pointer-events-auto flex animate-fade flex-wrap items-center gap-x-2 rounded-control border border-line bg-surface py-1 ps-4 pe-1 text-ink text-sm shadow-float',
        className,
      )}
      {...props}
    >
      <p className="min-w-28 flex-1 py-2 pe-2">{children}</p>
      {(action || onClose) && (
        <div className="ms-auto flex items-center gap-2">
          {action}
          {onClose && (
            <IconButton label={closeLabel} onClick={onClose}>
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          )}
        </div>
      )}
    </div>
  );
}
