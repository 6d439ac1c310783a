import { FormField } from '@upaj/ui/form-field';
import { Textarea } from '@upaj/ui/textarea';
import { useFieldErrorText } from '../../shared/forms/use-field-error-text.ts';

/** Most characters of a reason. */
const most = 500;

interface ReasonFieldProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  /** A field error. */
  error: string | undefined;
  /** Most characters. */
  max?: number;
}

/** Where a reason is written for someone else to read. */
export function ReasonField({ label, hint, value, onChange, error, max = most }: ReasonFieldProps) {
  const fieldErrorText = useFieldErrorText();
  return (
    <FormField label={label} hint={hint} error={fieldErrorText(error)} isRequired>
      <Textarea
        dir="auto"
        rows={3}
        maxLength={max}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </FormField>
  );
}
