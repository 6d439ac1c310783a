import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../cn.ts';

export interface ChoiceCardsProps extends ComponentProps<'fieldset'> {
  /** The question. */
  legend: ReactNode;
}

/** A question with few answers, each a `ChoiceCard`. */
export function ChoiceCards({ legend, className, children, ...props }: ChoiceCardsProps) {
  return (
    <fieldset data-slot="choice-cards" className={cn('grid gap-2.5', className)} {...props}>
      <legend className="mb-2.5 font-semibold">{legend}</legend>
      {children}
    </fieldset>
  );
}

export interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The answer. */
  label: ReactNode;
  /** A sentence about it; of one that cannot be chosen, the reason. */
  description?: ReactNode;
}

/** One answer as a large card that can be pressed anywhere; by keyboard it is a radio button like any other. */
export function ChoiceCard({ label, description, className, ...props }: ChoiceCardProps) {
  const id = useId();
  return (
    <label className="flex min-h-12 cursor-pointer items-start gap-3 rounded-field border-[1.5px] border-line-control bg-surface p-3.5 hover:bg-sunken has-checked:border-action has-checked:bg-action-soft has-checked:text-on-action-soft has-disabled:bg-sunken">
      <input
        data-slot="choice-card"
        type="radio"
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        className={cn('mt-0.5 size-5 flex-none accent-(--action)', className)}
        {...props}
      />
      <span className="wrap-anywhere grid min-w-0 gap-0.5">
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className="text-sm">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
