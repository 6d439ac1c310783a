import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '../cn.ts';

export interface CounterProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The final value. */
  value: number;
  /** Decimal places, also during the animation. */
  decimals?: number;
  /** Duration of the animation in milliseconds. */
  duration?: number;
  /** Formats a value. */
  format?: (value: number) => string;
}

/** A value that counts up once. It does not animate with reduced motion; screen readers announce only the final value. */
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
      {/* Reserves the width of the final value, which prevents layout shifts. */}
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
      // Ease out: the end is slow, where the value is read.
      show(done === 1 ? value : from + (value - from) * (1 - (1 - done) ** 2));
      if (done < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [value, duration]);

  return shown;
}
