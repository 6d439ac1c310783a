import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cn } from '../cn.ts';

export interface DialogProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Title of the dialog. */
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** A submit is running: neither Escape nor a press outside closes the dialog and loses the input. */
  isBusy?: boolean;
  /** Buttons at the bottom; the last one is the main one. */
  actions?: ReactNode;
}

/** Gives the focus back to what has opened the dialog; if the decision has removed it, and nothing took the focus, to the page's heading. */
function focusAgain(opener: Element | null): void {
  if (opener?.isConnected === false) {
    if (document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  } else if (opener instanceof HTMLElement) opener.focus();
}

/** A modal dialog for one decision: a bottom sheet on phones, a centred box on desktops. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  closeLabel,
  isBusy = false,
  actions,
  className,
  children,
  ...props
}: DialogProps) {
  const opener = useRef<Element>(null);
  const undescribed = description ? {} : { 'aria-describedby': undefined };
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => (next || !isBusy) && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-(--soil-900)/60" />
        <Radix.Content
          data-slot="dialog"
          className={cn(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[90dvh] animate-rise flex-col rounded-t-panel border border-line bg-surface text-ink shadow-float *:animate-settle md:inset-0 md:m-auto md:h-fit md:w-full md:max-w-lg md:rounded-panel',
            className,
          )}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix restores the focus only to its own trigger, but any button may open this dialog.
            event.preventDefault();
            focusAgain(opener.current);
          }}
          {...undescribed}
          {...props}
        >
          <div className="p-5 pb-1 md:p-7 md:pb-1">
            <Radix.Title className="pe-10 text-xl">{title}</Radix.Title>
          </div>
          {/* Title and close button stay in sight while the rest is scrolled. */}
          <div className="grid gap-4 overflow-y-auto p-5 pt-0 md:p-7 md:pt-0">
            {description && (
              <Radix.Description className="text-muted">{description}</Radix.Description>
            )}
            {children}
            {actions && (
              <div className="mt-2 flex flex-col-reverse gap-2.5 md:flex-row md:justify-end">
                {actions}
              </div>
            )}
          </div>
          <Radix.Close
            aria-label={closeLabel}
            disabled={isBusy}
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-muted not-disabled:hover:bg-sunken not-disabled:hover:text-ink disabled:opacity-40"
          >
            <X aria-hidden="true" className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
