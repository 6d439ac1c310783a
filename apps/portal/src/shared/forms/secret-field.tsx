import { PasswordField, type PasswordFieldProps } from '@upaj/ui/password-field';
import { useTranslation } from '../i18n/use-translation.ts';

/** The password field with its button named in the user's language. */
export function SecretField(props: Omit<PasswordFieldProps, 'revealLabel' | 'hideLabel'>) {
  const { t } = useTranslation('errors');
  return (
    <PasswordField
      revealLabel={t('revealPassword')}
      hideLabel={t('hidePassword')}
      maxLength={128}
      {...props}
    />
  );
}
