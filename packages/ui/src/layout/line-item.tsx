import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export interface LineItemProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** A `Picture`; the line gives it its frame. */
  picture: ReactNode;
  /** What it is, often a link. */
  title: ReactNode;
  /** Price, unit and the like, below the title. */
  details?: ReactNode;
  /** What has to be known about it, such as that it has got dearer. */
  note?: ReactNode;
  /** A `QuantityStepper` or buttons. */
  controls?: ReactNode;
  /** What the line costs, formatted. */
  total?: ReactNode;
}

/** One line of a cart or an order. */
export function LineItem({
  picture,
  title,
  details,
  note,
  controls,
  total,
  className,
  ...props
}: LineItemProps) {
  const amount = total && <b className="ms-auto whitespace-nowrap text-xl">{total}</b>;
  return (
    <div data-slot="line-item" className={cn('grid gap-2.5', className)} {...props}>
      <div className="flex flex-wrap items-start gap-3.5">
        <div className="size-18 flex-none overflow-hidden rounded-field *:data-[slot=picture]:size-full">
          {picture}
        </div>
        <div
          className={cn(
            'wrap-anywhere grid min-w-0 content-start gap-0.5',
            controls ? 'flex-[1_1_9rem]' : 'flex-[1_1_7rem]',
          )}
        >
          <div className="font-semibold text-lg">{title}</div>
          {details && <div className="text-muted text-sm">{details}</div>}
        </div>
        {!controls && amount}
      </div>
      {note}
      {controls && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          {controls}
          {amount}
        </div>
      )}
    </div>
  );
}
