import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Children,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cn } from '../cn.ts';
import { isModified } from '../is-modified.ts';

export interface CarouselProps extends ComponentProps<'section'> {
  /** Accessible name, such as "Mandi". */
  label: string;
  /** Name of the previous button. */
  previousLabel: string;
  /** Name of the next button. */
  nextLabel: string;
  /** Width of a slide; by default two and a cut-off third on phones, three on desktops. */
  slideClassName?: string;
}

/** Whether there are more slides at either end; measured in the browser. */
function useEnds(row: RefObject<HTMLUListElement | null>) {
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: true });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const read = () => {
      const left = Math.abs(element.scrollLeft);
      const canGoOn = left + element.clientWidth < element.scrollWidth - 2;
      const canGoBack = left > 2;
      setEnds((known) =>
        known.canGoBack === canGoBack && known.canGoOn === canGoOn ? known : { canGoBack, canGoOn },
      );
    };
    read();
    element.addEventListener('scroll', read, { passive: true });
    addEventListener('resize', read);
    return () => {
      element.removeEventListener('scroll', read);
      removeEventListener('resize', read);
    };
  }, [row]);
  return ends;
}

/**
 * Slides in a row that is swiped, stepped with buttons or moved with the arrow keys. The browser itself
 * scrolls and snaps, so that the row works without scripts.
 */
export function Carousel({
  label,
  previousLabel,
  nextLabel,
  slideClassName = 'basis-[42%] md:basis-[calc((100%-1.5rem)/3)]',
  className,
  children,
  ...props
}: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const { canGoBack, canGoOn } = useEnds(row);

  function move(direction: 1 | -1) {
    const element = row.current;
    element?.scrollBy({ left: direction * element.clientWidth });
  }

  function step(event: KeyboardEvent) {
    // With a modifier key the browser handles it: Alt and an arrow go back or forward.
    if (isModified(event) || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  }

  return (
    <section
      data-slot="carousel"
      aria-label={label}
      onKeyDown={step}
      className={cn('relative', className)}
      {...props}
    >
      <ul
        ref={row}
        className="-mx-4 flex snap-x snap-mandatory scroll-ps-4 gap-3 overflow-x-auto scroll-smooth px-4 py-1 [scrollbar-width:none] md:mx-0 md:scroll-ps-0 md:px-0"
      >
        {Children.map(children, (slide) => (
          <li className={cn('min-w-0 flex-none snap-start', slideClassName)}>{slide}</li>
        ))}
      </ul>
      <div className="mt-3 flex justify-end gap-2 [@media(scripting:none)]:hidden">
        <StepButton label={previousLabel} isDisabled={!canGoBack} onStep={() => move(-1)}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </StepButton>
        <StepButton label={nextLabel} isDisabled={!canGoOn} onStep={() => move(1)}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </StepButton>
      </div>
    </section>
  );
}

interface StepButtonProps extends Pick<ComponentProps<'button'>, 'children'> {
  label: string;
  isDisabled: boolean;
  onStep: () => void;
}

function StepButton({ label, isDisabled, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Stays focusable, so that the focus is not lost at the last slide.
      aria-disabled={isDisabled}
      onClick={onStep}
      className="grid size-11 place-items-center rounded-full border-[1.5px] border-line-strong bg-surface text-ink transition-colors hover:bg-sunken aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
