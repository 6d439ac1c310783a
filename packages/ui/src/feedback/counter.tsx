import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '../cn.ts';

export interface CounterProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The figure that it counts up to. */
  value: number;
  /** Digits behind the point, also on the way. */
  decimals?: number;
  /** How long it counts, in milliseconds. */
  duration?: number;
  /** Writes a figure as people read it. */
  format?: (value: number) => string;
}

/** A figure that counts up once; still for those who want no motion, and read out only as it ends. */
export function Counter({
  value,
  decimals = 0,
  duration = 2000,
  format = String,
  className,
  ...props
}: CounterProps) {
  const shown = useCount(value, duration);
  const write = (figure: number) => format(Number(figure.toFixed(decimals)));
  const isCounting = shown !== value;
  return (
    <span
      data-slot="counter"
      className={cn('inline-grid tabular-nums *:col-start-1 *:row-start-1', className)}
      {...props}
    >
      {/* Holds the place of the last figure, so that nothing moves beside it. */}
      <span className={cn(isCounting && 'select-none opacity-0')}>{write(value)}</span>
      {isCounting && <span aria-hidden="true">{write(shown)}</span>}
    </span>
  );
}

function useCount(value: number, duration: number): number {
  const [shown, setShown] = useState(0);
  const reached = useRef(0);

  useLayoutEffect(() => {
    const from = reached.current;
    const show = (figure: number) => {
      reached.current = figure;
      setShown(figure);
    };
    if (from === value || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(value);
      return;
    }
    let frame = 0;
    let start: number | undefined;
    const count = (now: number) => {
      start ??= now;
      const done = Math.min(1, (now - start) / duration);
      // Quick at first and slow at the end, where it is read.
      show(done === 1 ? value : from + (value - from) * (1 - (1 - done) ** 2));
      if (done < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [value, duration]);

  return shown;
}
