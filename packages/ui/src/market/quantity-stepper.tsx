import { cva, type VariantProps } from 'class-variance-authority';
import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from '../cn.ts';
import { digitsIn } from '../digits-in.ts';

const stepperStyles = cva(
  'inline-flex min-w-0 items-center rounded-control border-[1.5px] border-line-control bg-surface',
  {
    variants: {
      size: { md: '', large: 'min-h-[54px] w-full justify-between md:w-auto' },
    },
    defaultVariants: { size: 'md' },
  },
);

export interface QuantityStepperLabels {
  /** Name of the number, such as "Quantity of Sharbati Wheat". */
  quantity: string;
  /** Name of the minus button. */
  decrease: string;
  /** Name of the plus button. */
  increase: string;
}

export interface QuantityStepperProps
  extends Omit<ComponentProps<'fieldset'>, 'onChange'>,
    VariantProps<typeof stepperStyles> {
  /** How many; never below 1. */
  value: number;
  /** Called with a whole number from 1 to `max`. */
  onValueChange: (value: number) => void;
  /** Names of number and buttons. */
  labels: QuantityStepperLabels;
  /** The most there is; none by default. */
  max?: number;
}

/** A count from 1 up, by plus, minus or typing. */
export function QuantityStepper({
  value,
  onValueChange,
  labels,
  max = Number.MAX_SAFE_INTEGER,
  size,
  className,
  ...props
}: QuantityStepperProps) {
  const [isStepped, setStepped] = useState(false);
  const set = (next: number) => onValueChange(Math.min(Math.max(Math.trunc(next), 1), max));
  const step = (by: 1 | -1) => {
    set(value + by);
    setStepped(true);
  };
  const stepStyle =
    size === 'large' ? 'min-h-[51px] w-14 self-stretch' : 'min-h-11 w-11 self-stretch';
  return (
    <fieldset
      data-slot="quantity-stepper"
      className={stepperStyles({ size, className })}
      {...props}
    >
      <Step
        label={labels.decrease}
        isDisabled={value <= 1}
        onStep={() => step(-1)}
        className={stepStyle}
      >
        <Minus aria-hidden="true" className="size-5" />
      </Step>
      <TypedNumber value={value} onSet={set} label={labels.quantity} isLarge={size === 'large'} />
      <Step
        label={labels.increase}
        isDisabled={value >= max}
        onStep={() => step(1)}
        className={stepStyle}
      >
        <Plus aria-hidden="true" className="size-5" />
      </Step>
      {/* The field has not the focus when a button changes it, and would change unheard. */}
      <span aria-live="polite" className="sr-only">
        {isStepped && value}
      </span>
    </fieldset>
  );
}

interface StepProps extends Pick<ComponentProps<'button'>, 'children' | 'className'> {
  label: string;
  isDisabled: boolean;
  onStep: () => void;
}

function Step({ label, isDisabled, onStep, className, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Stays focusable at its end, so that the keyboard does not lose its place.
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onStep()}
      className={`grid flex-none place-items-center rounded-control text-on-action-soft transition-colors hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-40 ${className}`}
    >
      {children}
    </button>
  );
}

interface TypedNumberProps {
  value: number;
  onSet: (value: number) => void;
  label: string;
  isLarge: boolean;
}

function widthFor(digits: string): string {
  if (digits.length <= 2) return 'w-[2em]';
  return digits.length <= 4 ? 'w-[3.25em]' : 'w-[5em]';
}

function TypedNumber({ value, onSet, label, isLarge }: TypedNumberProps) {
  const [draft, setDraft] = useState<string>();

  const shown = draft ?? String(value);

  function finish() {
    if (draft !== undefined && draft !== '') onSet(Number(draft));
    setDraft(undefined);
  }

  return (
    <input
      aria-label={label}
      inputMode="numeric"
      value={shown}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setDraft(digitsIn(event.target.value).slice(0, 6).join(''))}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
      className={cn(
        'min-h-11 rounded-sm bg-transparent text-center font-bold text-ink outline-offset-0',
        widthFor(shown),
        isLarge ? 'text-xl' : 'text-base',
      )}
    />
  );
}
