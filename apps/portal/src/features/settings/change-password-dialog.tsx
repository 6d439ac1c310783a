import { FormField } from '@upaj/ui/form-field';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useChangePasswordMutation } from '../../domains/accounts/accounts.api.ts';
import { lazyResolver } from '../../shared/forms/lazy-resolver.ts';
import { SecretField } from '../../shared/forms/secret-field.tsx';
import { useFieldErrorText } from '../../shared/forms/use-field-error-text.ts';
import { useFormErrors } from '../../shared/forms/use-form-errors.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { toastShown } from '../../shared/toasts.slice.ts';
import { DialogForm } from './dialog-form.tsx';
import { ForgotPasswordLink } from './forgot-password-link.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

const resolver = lazyResolver(
  async () => (await import('./settings.schema.ts')).passwordChangeResolver,
);

/** 'Change Password': the one that is known, and the new one. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const errorText = useFieldErrorText();
  const dispatch = useDispatch();
  const [change] = useChangePasswordMutation();
  const { register, handleSubmit, setError, formState } = useForm<Passwords>({
    resolver,
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const formErrors = useFormErrors(setError, ['currentPassword', 'newPassword']);
  const { errors, isSubmitting } = formState;

  async function submit(body: Passwords) {
    formErrors.clear();
    const { error } = await change({ body });
    if (error) return formErrors.show(error);
    dispatch(toastShown('success', t('passwordChanged')));
    onClose();
  }

  return (
    <SettingsDialog
      title={t('changePassword')}
      description={t('changePasswordText')}
      isBusy={isSubmitting}
      onClose={onClose}
    >
      <DialogForm
        submitLabel={t('changePassword')}
        isBusy={isSubmitting}
        formError={formErrors.formError}
        onSubmit={handleSubmit(submit)}
        onCancel={onClose}
      >
        <FormField
          label={t('currentPassword')}
          error={errorText(errors.currentPassword?.message)}
          isRequired
        >
          <SecretField autoComplete="current-password" {...register('currentPassword')} />
        </FormField>
        <ForgotPasswordLink />
        <FormField
          label={t('newPassword')}
          hint={t('passwordHint')}
          error={errorText(errors.newPassword?.message)}
          isRequired
        >
          <SecretField autoComplete="new-password" {...register('newPassword')} />
        </FormField>
      </DialogForm>
    </SettingsDialog>
  );
}
