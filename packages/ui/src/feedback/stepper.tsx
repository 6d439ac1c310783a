import { cva } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

/** Done, under way, still to come, or the step at which everything ended. */
export type StepState = 'done' | 'current' | 'ahead' | 'stopped';

export interface Step {
  /** Name of the step in one or two words. */
  label: string;
  /** A line below it, such as the day on which it was done. */
  note?: ReactNode;
  /** How far it is. */
  state: StepState;
}

export interface StepperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the whole for screen readers. */
  label: string;
  /** The steps in their order. */
  steps: readonly Step[];
}

const markStyles = cva(
  'relative grid size-7 flex-none place-items-center rounded-full border-2 forced-colors:border-[CanvasText]',
  {
    variants: {
      state: {
        done: 'border-action bg-action text-on-action',
        current: 'border-action bg-surface text-action',
        ahead: 'border-line-strong bg-surface text-muted',
        stopped: 'border-danger bg-danger text-on-danger',
      },
    },
  },
);

/** From the middle of a mark to the next one: downwards, or to the right where there is room. */
const lineStyles =
  'before:absolute before:start-3.25 before:top-3.5 before:h-full before:w-0.5 @min-[17rem]:before:start-1/2 @min-[17rem]:before:top-3.25 @min-[17rem]:before:h-0.5 @min-[17rem]:before:w-full last:before:hidden';

/** How far something has come, step by step: beside each other, or below each other where that is too narrow. */
export function Stepper({ label, steps, className, ...props }: StepperProps) {
  return (
    <div data-slot="stepper" className={cn('@container', className)} {...props}>
      <ol aria-label={label} className="grid auto-cols-fr @min-[17rem]:grid-flow-col">
        {steps.map((step) => (
          <StepItem key={step.label} {...step} />
        ))}
      </ol>
    </div>
  );
}

function StepItem({ label, note, state }: Step) {
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={cn(
        'relative flex items-start gap-3 pb-4 last:pb-0 @min-[17rem]:flex-col @min-[17rem]:items-center @min-[17rem]:gap-1.5 @min-[17rem]:px-1 @min-[17rem]:pb-0 @min-[17rem]:text-center',
        lineStyles,
        state === 'done' ? 'before:bg-action' : 'before:bg-line-strong',
      )}
    >
      <span aria-hidden="true" className={markStyles({ state })}>
        {state === 'done' && <Check className="size-4" />}
        {state === 'stopped' && <X className="size-4" />}
        {state === 'current' && <span className="size-2.5 rounded-full bg-action" />}
      </span>
      <span className="grid min-w-0 max-w-full pt-0.5 text-caption leading-snug @min-[17rem]:pt-0">
        <span
          className={cn(
            'wrap-anywhere',
            state === 'ahead' ? 'text-muted' : 'font-bold',
            state === 'stopped' && 'text-danger',
          )}
        >
          {label}
        </span>
        {note && <span className="text-muted text-xs">{note}</span>}
      </span>
    </li>
  );
}
