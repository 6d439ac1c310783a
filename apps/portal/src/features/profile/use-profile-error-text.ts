import { useFieldErrorText } from '../../shared/forms/use-field-error-text.ts';
import type { KeyOf } from '../../shared/i18n/texts.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

type Field =
  KeyOf<'profile'> extends infer Key ? (Key extends `field.${infer Name}` ? Name : never) : never;

/** The error text of a field of the profile; an empty field is named. */
export function useProfileErrorText(): (
  field: Field,
  error: string | undefined,
) => string | undefined {
  const { t } = useTranslation('profile');
  const errorText = useFieldErrorText();
  return (field, error) =>
    error === 'required' ? t('empty', { field: t(`field.${field}`) }) : errorText(error);
}
