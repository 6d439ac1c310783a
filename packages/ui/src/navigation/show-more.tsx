import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { Button } from '../actions/button.tsx';
import { cn } from '../cn.ts';

export interface ShowMoreProps extends Omit<ComponentProps<'div'>, 'onClick' | 'ref'> {
  /** Number of shown entries, such as "24 of 180". */
  count?: ReactNode;
  /** Label of the button. */
  label: ReactNode;
  /** Loads the next page; without it only the count is shown. */
  onShowMore?: () => void;
  /** The next page is loading. */
  isBusy?: boolean;
  /** Holds the entries: the focus moves to the first new one. */
  list?: RefObject<HTMLElement | null>;
}

/** The end of a paginated list. */
export function ShowMore({
  count,
  label,
  onShowMore,
  isBusy = false,
  list,
  className,
  ...props
}: ShowMoreProps) {
  const pressed = useRef<{ button: Element; shown: number }>(undefined);
  useEffect(() => {
    if (!pressed.current) return;
    const { button, shown } = pressed.current;
    const firstNew = list?.current?.children[shown];
    if (!firstNew) return;
    pressed.current = undefined;
    const { activeElement, body } = document;
    // A focus that has moved elsewhere meanwhile stays there.
    if (activeElement !== body && activeElement !== button) return;
    firstNew.querySelector<HTMLElement>('a, button')?.focus();
  });

  function press({ currentTarget: button }: MouseEvent) {
    pressed.current = { button, shown: list?.current?.children.length ?? 0 };
    onShowMore?.();
  }

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
        <Button variant="outline" onClick={press} isBusy={isBusy}>
          {label}
        </Button>
      )}
    </div>
  );
}
