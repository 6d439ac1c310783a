import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { cn } from '../cn.ts';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'ref'> {
  /** Whether this filter is active. */
  isChosen?: boolean;
  /** Address of a small picture before the word. */
  picture?: string;
}

/** Styles of a chip, for a link that filters. */
export function chipStyles(isChosen = false): string {
  return cn(
    'inline-flex min-h-11 flex-none items-center gap-2 whitespace-nowrap rounded-full border-[1.5px] px-4 font-semibold text-control transition-colors',
    isChosen
      ? 'border-action bg-action text-on-action'
      : 'border-line-strong bg-surface text-ink hover:bg-sunken',
  );
}

/** Whether the user has swiped the row, or is pressing in it: it must not move under the finger. */
const isInUse = (row: HTMLElement) => row.scrollLeft > 0 || row.matches(':active');

/**
 * Scrolls a chip to the middle of its row when it is chosen, so that it and the ones on both sides are seen. A
 * prerendered row that is in use before its code arrives stays where it is.
 */
function useShownWhole(isChosen: boolean): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    const chip = ref.current;
    const row = chip?.parentElement;
    if (isChosen && row && !(isNew.current && isInUse(row))) {
      const left = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
      row.scrollTo({ left, behavior: isNew.current ? 'instant' : 'auto' });
    }
    isNew.current = false;
  }, [isChosen]);
  return ref;
}

/** One filter. */
export function Chip({ isChosen = false, picture, className, children, ...props }: ChipProps) {
  return (
    <button
      ref={useShownWhole(isChosen)}
      data-slot="chip"
      type="button"
      aria-pressed={isChosen}
      className={cn(chipStyles(isChosen), className)}
      {...props}
    >
      {picture && <img src={picture} alt="" width={22} height={22} loading="lazy" />}
      {children}
    </button>
  );
}

export interface ChipRowProps extends ComponentProps<'fieldset'> {
  /** Accessible name of the filters. */
  label: string;
  /** The chips. */
  children: ReactNode;
}

/** Filters in one row that scrolls; an end behind which there are more fades. */
export function ChipRow({ label, className, ...props }: ChipRowProps) {
  return (
    <fieldset
      data-slot="chip-row"
      aria-label={label}
      className={cn(
        'scroll-fade relative -mx-4 flex min-w-0 scroll-smooth gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:px-0.5',
        className,
      )}
      {...props}
    />
  );
}
