import { FormField } from '@upaj/ui/form-field';
import { linkStyles } from '@upaj/ui/text-link';
import { useForm } from 'react-hook-form';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { SecretField } from '../../shared/forms/secret-field.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useFieldErrorText } from '../../shared/forms/use-field-error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { type NewPassword, useResetPassword } from './use-reset-password.ts';

/** The new password, twice. */
export function ResetPasswordForm() {
  const { t } = useTranslation('password-reset');
  const errorText = useFieldErrorText();
  const { register, handleSubmit, setError, formState } = useForm<NewPassword>({
    defaultValues: { password: '', confirmation: '' },
  });
  const { submit, failed, isDone } = useResetPassword(setError);

  return (
    <form noValidate method="post" onSubmit={handleSubmit(submit)} className="grid gap-5">
      <FormAlert>{failed}</FormAlert>
      <FormField
        label={t('newPassword')}
        hint={t('passwordHint')}
        error={errorText(formState.errors.password?.message)}
        isRequired
      >
        <SecretField autoComplete="new-password" {...register('password')} />
      </FormField>
      <FormField label={t('confirmPassword')} isRequired>
        <SecretField autoComplete="new-password" {...register('confirmation')} />
      </FormField>
      <SubmitButton size="big" width="full" isBusy={formState.isSubmitting} disabled={isDone}>
        {t('save')}
      </SubmitButton>
      <p role="status" className="font-semibold text-action empty:absolute">
        {isDone && t('resetDone')}
      </p>
      <p className="text-center">
        <PageLink to={paths.forgotPassword.href()} className={linkStyles({ kind: 'alone' })}>
          {t('askNewOtp')}
        </PageLink>
      </p>
    </form>
  );
}
