import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../cn.ts';
import { FieldContext, type FieldWiring } from './field-context.ts';

export interface FormFieldProps extends ComponentProps<'div'> {
  /** Label of the field. */
  label: ReactNode;
  /** Hint below the label, announced with the control. */
  hint?: ReactNode;
  /** Error message; marks the control as invalid. */
  error?: ReactNode;
  /** Shows the required mark and sets the required state. */
  isRequired?: boolean;
  /** The control's id when a form library sets one. */
  controlId?: string;
}

/** Label, hint and error around one control, wired to it without props on the control. */
export function FormField({
  label,
  hint,
  error,
  isRequired = false,
  controlId,
  className,
  children,
  ...props
}: FormFieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const describedBy = cn(hint && `${id}-hint`, error && `${id}-error`);
  const wiring: FieldWiring = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
  };
  return (
    <div data-slot="form-field" className={cn('grid content-start gap-1.5', className)} {...props}>
      <div className="grid content-end gap-1.5">
        <label htmlFor={id} className="font-semibold text-control">
          {label}
          {isRequired && (
            <span aria-hidden="true" className="ms-1 text-danger">
              *
            </span>
          )}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-muted text-sm">
            {hint}
          </p>
        )}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children && (
        <p id={id} className="flex items-start gap-1.5 font-medium text-danger text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
