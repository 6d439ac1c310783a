import { FormField, type FormFieldProps } from '@upaj/ui/form-field';
import { useFormContext } from 'react-hook-form';
import { useFieldErrorText } from '../../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { CropFields } from './crop-fields.ts';

interface CropFieldProps extends Pick<FormFieldProps, 'hint' | 'className' | 'children'> {
  name: keyof CropFields;
}

/** One field of the form with its label and, when there is one, its error. */
export function CropField({ name, ...props }: CropFieldProps) {
  const { t } = useTranslation('selling');
  const errorText = useFieldErrorText();
  const { errors } = useFormContext<CropFields>().formState;
  return (
    <FormField
      label={t(`field.${name}`)}
      error={errorText(errors[name]?.message)}
      isRequired
      {...props}
    />
  );
}
