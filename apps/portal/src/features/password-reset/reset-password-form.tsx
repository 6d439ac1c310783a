import { FormField } from '@upaj/ui/form-field';
import { linkStyles } from '@upaj/ui/text-link';
import { FormAlert } from '../../shared/forms/form-alert.tsx';
import { SecretField } from '../../shared/forms/secret-field.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { PageLink } from '../../shared/page-link.tsx';
import { paths } from '../../shared/paths.ts';
import { useResetPassword } from './use-reset-password.ts';

/** The new password, twice. */
export function ResetPasswordForm() {
  const { t } = useTranslation('password-reset');
  const { form, onSubmit, failed, isDone } = useResetPassword();
  const { register, errorOf, isBusy } = form;

  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
      <FormAlert>{failed}</FormAlert>
      <FormField
        label={t('newPassword')}
        hint={t('passwordHint')}
        error={errorOf('password')}
        isRequired
      >
        <SecretField autoComplete="new-password" {...register('password')} />
      </FormField>
      <FormField label={t('confirmPassword')} isRequired>
        <SecretField autoComplete="new-password" {...register('confirmation')} />
      </FormField>
      <SubmitButton size="big" width="full" isBusy={isBusy} disabled={isDone}>
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
