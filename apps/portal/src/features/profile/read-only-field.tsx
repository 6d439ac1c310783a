import { FormField } from '@upaj/ui/form-field';
import { TextField } from '@upaj/ui/text-field';
import type { ReactNode } from 'react';

interface ReadOnlyFieldProps {
  label: string;
  value: string;
  hint?: ReactNode;
}

/** A field that is there to be read and copied. */
export function ReadOnlyField({ label, value, hint }: ReadOnlyFieldProps) {
  return (
    <FormField label={label} hint={hint}>
      <TextField readOnly value={value} />
    </FormField>
  );
}
