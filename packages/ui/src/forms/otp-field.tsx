import { CircleAlert } from 'lucide-react';
import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { cn } from '../cn.ts';
import { digitsIn } from '../digits-in.ts';
import { isComposing, keepWhileComposing } from '../is-composing.ts';
import { isModified } from '../is-modified.ts';
import { controlStyles } from './control-styles.ts';
import { putDigits, typedInto } from './otp-digits.ts';

export interface OtpFieldProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'ref'> {
  /** One entry for each box; an empty text is an empty box. */
  digits: readonly string[];
  /** Called with all boxes whenever one changes. */
  onDigitsChange: (digits: string[]) => void;
  /** Label of the group. */
  label: ReactNode;
  /** Name of one box, counted from 1: "Digit 1 of 6". */
  digitLabel: (position: number) => string;
  /** Error message; marks the boxes as invalid. */
  error?: ReactNode;
}

/** A one-time password, a box for each digit; a phone can fill it from the message. */
export function OtpField({
  digits,
  onDigitsChange,
  label,
  digitLabel,
  error,
  className,
  ...props
}: OtpFieldProps) {
  const id = useId();
  const { boxes, wire } = useBoxes(digits, onDigitsChange);
  const positions = digits.map((digit, at) => ({ digit, at, key: `${id}-${at}` }));
  return (
    <fieldset
      ref={boxes}
      data-slot="otp-field"
      className={cn('grid min-w-0 gap-1.5', className)}
      {...props}
    >
      <legend className="mb-1.5 font-semibold text-control">{label}</legend>
      <div className="flex gap-1 md:gap-2.5">
        {positions.map(({ digit, at, key }) => (
          <input
            key={key}
            type="text"
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            aria-label={digitLabel(at + 1)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            value={digit}
            className={cn(controlStyles, 'h-14 flex-1 px-0 text-center font-bold text-2xl')}
            {...wire(at)}
          />
        ))}
      </div>
      <div aria-live="polite">
        {error && (
          <p
            id={`${id}-error`}
            className="flex items-start gap-1.5 font-medium text-danger text-sm"
          >
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </fieldset>
  );
}

function useBoxes(digits: readonly string[], onDigitsChange: (digits: string[]) => void) {
  const boxes = useRef<HTMLFieldSetElement>(null);
  const last = digits.length - 1;

  const focus = (at: number) =>
    boxes.current?.querySelectorAll('input')[Math.min(Math.max(at, 0), last)]?.focus();

  function put(at: number, typed: readonly string[]) {
    onDigitsChange(putDigits(digits, at, typed));
    if (typed.length > 0 && typed[0] !== '') focus(at + typed.length);
  }

  function press(at: number, event: KeyboardEvent<HTMLInputElement>) {
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: last,
    };
    const goal = steps[event.key];
    const isBack = event.key === 'Backspace' && !digits[at] && at > 0;
    keepWhileComposing(event);
    if (isComposing(event) || isModified(event) || (goal === undefined && !isBack)) return;
    event.preventDefault();
    if (isBack) put(at - 1, ['']);
    focus(goal ?? at - 1);
  }

  function paste(at: number, event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const typed = digitsIn(event.clipboardData.getData('text'));
    if (typed.length > 0) put(typed.length > last ? 0 : at, typed);
  }

  const wire = (at: number): ComponentProps<'input'> => ({
    // Not onChange: React fires none when the same digit is typed again, and the focus would not move on.
    onInput: ({ currentTarget: { value } }) => {
      const typed = value === '' ? [''] : typedInto(digits[at] ?? '', value);
      if (typed.length > 0) put(at, typed);
    },
    onKeyDown: (event) => press(at, event),
    onPaste: (event) => paste(at, event),
    // The next digit then replaces the current one.
    onFocus: ({ target }) => target.select(),
  });

  return { boxes, wire };
}
