import { cva, type VariantProps } from 'class-variance-authority';
import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { cn } from '../cn.ts';
import { latinDigits } from '../digits-in.ts';
import { isComposing } from '../is-composing.ts';

const stepperStyles = cva('min-w-0 gap-1', {
  variants: {
    size: { md: 'inline-grid justify-items-start', large: 'grid w-full md:inline-grid md:w-auto' },
  },
  defaultVariants: { size: 'md' },
});

const frameStyles = cva(
  'inline-flex min-w-0 items-center rounded-control border-[1.5px] border-line-control bg-surface has-aria-invalid:border-danger',
  {
    variants: {
      size: { md: '', large: 'min-h-[54px] w-full justify-between' },
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
  /** Error message of a text that is not a whole number from 1 up. */
  notWhole: string;
  /** Error message of a number above `max`. */
  tooMany?: string;
}

export interface QuantityStepperProps
  extends Omit<ComponentProps<'fieldset'>, 'onChange'>,
    VariantProps<typeof stepperStyles> {
  /** The quantity; never below 1. */
  value: number;
  /** Called with a whole number from 1 to `max`, also while it is typed. */
  onValueChange: (value: number) => void;
  /** Called with false while the field shows no such number: what counts is not what is seen. */
  onValidityChange?: ((isValid: boolean) => void) | undefined;
  /** Names of number and buttons. */
  labels: QuantityStepperLabels;
  /** Maximum; none by default. */
  max?: number;
}

/** A whole number with Indian commas or none, in digits of any script; undefined for other texts. */
function wholeNumber(text: string): number | undefined {
  // Pasted numbers come with marks that cannot be seen.
  const plain = latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (!/^(\d+|\d{1,3}((,\d{2})*,\d{3})?)$/.test(plain)) return undefined;
  const number = Number(plain.replaceAll(',', ''));
  return Number.isSafeInteger(number) && number >= 1 ? number : undefined;
}

/** A number may still come of it: nothing yet, or a comma before its digits. */
const isUnfinished = (text: string) => text === '' || /^\d[\d,]*,\d*$/.test(text);

type TypedCountOptions = Pick<
  QuantityStepperProps,
  'value' | 'onValueChange' | 'onValidityChange' | 'labels'
> & { max: number };

/** The typed text while it differs from the value, and its error. */
function useTypedCount({ value, onValueChange, onValidityChange, labels, max }: TypedCountOptions) {
  const [draft, setDraft] = useState<string>();
  const [isFinished, setFinished] = useState(false);
  const typed = draft === undefined ? undefined : wholeNumber(draft);
  const isValid = draft === undefined || (typed !== undefined && typed <= max);
  const message = typed === undefined ? labels.notWhole : (labels.tooMany ?? labels.notWhole);
  const isShown = isFinished || !isUnfinished(latinDigits(draft ?? ''));
  const accept = (next: number) => {
    setDraft(undefined);
    onValueChange(next);
    onValidityChange?.(true);
  };
  const type = (text: string) => {
    const next = wholeNumber(text);
    const counts = next !== undefined && next <= max;
    setDraft(text);
    setFinished(false);
    if (counts) onValueChange(next);
    onValidityChange?.(counts);
  };
  const finish = () => {
    if (isValid) setDraft(undefined);
    else setFinished(true);
  };
  // A number that was taken back, such as by the server, is not shown as if it counted.
  const shown = draft === undefined || (isValid && typed !== value) ? String(value) : draft;
  return { shown, error: isValid || !isShown ? undefined : message, accept, type, finish };
}

/** A quantity from 1 up, by plus, minus or typing. What is typed counts at once; other texts stay, with an error. */
export function QuantityStepper({
  value,
  onValueChange,
  onValidityChange,
  labels,
  max = Number.MAX_SAFE_INTEGER,
  size,
  className,
  ...props
}: QuantityStepperProps) {
  const [isStepped, setStepped] = useState(false);
  const typed = useTypedCount({ value, onValueChange, onValidityChange, labels, max });
  const errorId = useId();
  const step = (by: 1 | -1) => {
    typed.accept(Math.min(Math.max(value + by, 1), max));
    setStepped(true);
  };
  const isLarge = size === 'large';
  const stepStyle = isLarge ? 'min-h-[51px] w-14 self-stretch' : 'min-h-11 w-11 self-stretch';
  return (
    <fieldset
      data-slot="quantity-stepper"
      className={stepperStyles({ size, className })}
      {...props}
    >
      <div className={frameStyles({ size })}>
        <Step
          label={labels.decrease}
          isDisabled={value <= 1}
          onStep={() => step(-1)}
          className={stepStyle}
        >
          <Minus aria-hidden="true" className="size-5" />
        </Step>
        <TypedNumber
          label={labels.quantity}
          shown={typed.shown}
          errorId={typed.error && errorId}
          isLarge={isLarge}
          onType={typed.type}
          onFinish={typed.finish}
        />
        <Step
          label={labels.increase}
          isDisabled={value >= max}
          onStep={() => step(1)}
          className={stepStyle}
        >
          <Plus aria-hidden="true" className="size-5" />
        </Step>
      </div>
      {typed.error && (
        <p id={errorId} role="alert" className="max-w-64 font-medium text-danger text-sm">
          {typed.error}
        </p>
      )}
      {/* Announces changes by a button, since the field does not have the focus then. */}
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
      // Stays focusable at its limit, so that keyboard focus is not lost.
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onStep()}
      className={`grid flex-none place-items-center rounded-control text-on-action-soft transition-colors hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-40 ${className}`}
    >
      {children}
    </button>
  );
}

interface TypedNumberProps {
  label: string;
  shown: string;
  /** Id of the error message, if there is one. */
  errorId: string | undefined;
  isLarge: boolean;
  onType: (text: string) => void;
  onFinish: () => void;
}

function widthFor({ length }: string): string {
  if (length <= 2) return 'w-[2em]';
  return length <= 4 ? 'w-[3.25em]' : 'w-[5.5em]';
}

function TypedNumber({ label, shown, errorId, isLarge, onType, onFinish }: TypedNumberProps) {
  return (
    <input
      aria-label={label}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      inputMode="numeric"
      value={shown}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onType(event.target.value)}
      onBlur={onFinish}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isComposing(event)) return;
        // It ends the typing, and does not send a form around it.
        event.preventDefault();
        onFinish();
      }}
      className={cn(
        'min-h-11 min-w-0 rounded-sm bg-transparent text-center font-bold text-ink outline-offset-0',
        widthFor(shown),
        isLarge ? 'text-xl' : 'text-base',
      )}
    />
  );
}
