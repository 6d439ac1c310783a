import { Star } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../cn.ts';

export interface StarInputProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  /** The question. */
  legend: ReactNode;
  /** Stars that are chosen, 1 to 5; 0 for none yet. */
  value: number;
  /** Called with the stars, 1 to 5. */
  onValueChange: (stars: number) => void;
  /** Name of a choice, such as "4 stars". */
  starLabel: (stars: number) => string;
  /** Error message; marks the choices as invalid. */
  error?: ReactNode;
}

const choices = [1, 2, 3, 4, 5];

/** A choice of one to five stars, each as large as a thumb; by keyboard they are radio buttons like any others. */
export function StarInput({
  legend,
  value,
  onValueChange,
  starLabel,
  error,
  className,
  ...props
}: StarInputProps) {
  const id = useId();
  return (
    <fieldset data-slot="star-input" className={cn('min-w-0', className)} {...props}>
      <legend className="font-semibold text-control">{legend}</legend>
      <div className="flex items-center">
        {choices.map((stars) => (
          <label key={stars} className="relative grid size-11 cursor-pointer place-items-center">
            <input
              type="radio"
              name={id}
              value={stars}
              checked={stars === value}
              onChange={() => onValueChange(stars)}
              aria-label={starLabel(stars)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              className="absolute inset-0 cursor-pointer appearance-none rounded-control"
            />
            <Star
              aria-hidden="true"
              className="size-8"
              strokeWidth={1.5}
              fill={stars <= value ? 'var(--mark)' : 'none'}
              stroke={stars <= value ? 'var(--mark)' : 'var(--muted)'}
            />
          </label>
        ))}
        {/* Also for eyes that cannot count the stars at a glance. */}
        <span aria-hidden="true" className="ms-2 font-semibold">
          {value > 0 && starLabel(value)}
        </span>
      </div>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="font-medium text-danger text-sm">
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
