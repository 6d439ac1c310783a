import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What went wrong with a whole form, read out when it appears; nothing while all is well. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    // Empty it takes no space in the form, but is present for screen readers.
    <div role="alert" className="empty:absolute">
      {children && (
        <p className="flex items-start gap-2.5 rounded-control bg-danger-soft px-4 py-3 font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
