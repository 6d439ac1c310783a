import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, type ComponentProps, type KeyboardEvent, useEffect, useState } from 'react';
import { cn } from '../cn.ts';

export interface CarouselProps extends ComponentProps<'section'> {
  /** What is being shown, such as "Mandi". */
  label: string;
  /** Name of the button back. */
  previousLabel: string;
  /** Name of the button on. */
  nextLabel: string;
  /** Width of a slide; by default two and a cut-off third on phones, three on desks. */
  slideClassName?: string;
}

type Embla = ReturnType<typeof useEmblaCarousel>[1];

function useEnds(embla: Embla) {
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false });
  useEffect(() => {
    if (!embla) return;
    const read = () =>
      setEnds({ canGoBack: embla.canScrollPrev(), canGoOn: embla.canScrollNext() });
    read();
    embla.on('select', read).on('reInit', read);
    return () => {
      embla.off('select', read).off('reInit', read);
    };
  }, [embla]);
  return ends;
}

/** Slides in a row that is swiped, stepped with buttons or moved with the arrow keys. */
export function Carousel({
  label,
  previousLabel,
  nextLabel,
  slideClassName = 'basis-[42%] md:basis-1/3',
  className,
  children,
  ...props
}: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps' });
  const { canGoBack, canGoOn } = useEnds(embla);

  function step(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') embla?.scrollPrev();
    if (event.key === 'ArrowRight') embla?.scrollNext();
  }

  return (
    <section
      data-slot="carousel"
      aria-label={label}
      onKeyDown={step}
      className={cn('relative', className)}
      {...props}
    >
      <div ref={viewport} className="overflow-hidden">
        <ul className="-ms-3 flex touch-pan-y">
          {Children.map(children, (slide) => (
            <li className={cn('min-w-0 flex-none ps-3', slideClassName)}>{slide}</li>
          ))}
        </ul>
      </div>
      <div className="mt-3 flex justify-end gap-2">
        <StepButton
          label={previousLabel}
          isDisabled={!canGoBack}
          onStep={() => embla?.scrollPrev()}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </StepButton>
        <StepButton label={nextLabel} isDisabled={!canGoOn} onStep={() => embla?.scrollNext()}>
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
      // Stays focusable, or the focus would be lost when the last slide is reached.
      aria-disabled={isDisabled}
      onClick={onStep}
      className="grid size-11 place-items-center rounded-full border-[1.5px] border-line-strong bg-surface text-ink transition-colors hover:bg-sunken aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
